// Makes xAPI statements (1.0.3) of what a frame tells; whoever runs the site sends them.

const VERBS = "http://adlnet.gov/expapi/verbs/";
const TYPES = "http://adlnet.gov/expapi/activities/";
const PROGRESS = "https://w3id.org/xapi/cmi5/result/extensions/progress"; // per cent
const STAGES = ["", "experienced", "passed", "mastered"];

/** The statement of a message, or null where there is nothing to say; `site` is where pygames lies, with a slash. */
export function statement(message, { actor, site }) {
  const { type, game, rule, stage, level, tries, hints, at, of } = message;
  const told = (verb, object, result) => ({ actor, verb: { id: VERBS + verb, display: { en: verb } }, object, result });
  const activity = (id, kind) => ({ id: site + id, definition: { type: TYPES + kind } });
  const taken = (id) => /^\d+$/.test(id)
    ? activity(`puzzles/${game}/${id}/`, "question")
    : activity(`learn/${game}/${id}/`, "lesson");
  const about = () => activity(`rules/${game}/${rule.toLowerCase()}/`, "objective");
  const counted = { [`${site}#tries`]: tries, [`${site}#hints`]: hints };
  switch (type) {
    case "step":
      return told("progressed", taken(message.lesson), { extensions: { [PROGRESS]: Math.round((100 * (at - 1)) / of) } });
    case "hint":
      return rule ? told("asked", about(), { extensions: { [`${site}#level`]: level } }) : null;
    case "learned":
      return told(STAGES[stage], about(), stage > 1 ? { success: true } : undefined);
    case "solved":
      return told("completed", taken(message.id), { completion: true, success: true, extensions: counted });
    case "failed":
      return told("failed", taken(message.id), { success: false, extensions: counted });
    case "over":
      return told("completed", activity(`#${game}`, "simulation"), { completion: true });
    default:
      return null;
  }
}
