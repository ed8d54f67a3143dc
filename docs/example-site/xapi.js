// Makes xAPI statements (1.0.3) of what a frame tells; whoever runs the site sends them.

const VERBS = "http://adlnet.gov/expapi/verbs/";
const TYPES = "http://adlnet.gov/expapi/activities/";
const PROGRESS = "https://w3id.org/xapi/cmi5/result/extensions/progress"; // per cent
const STAGES = ["", "experienced", "passed", "mastered"];

/**
 * The statement of a message, or null where there is nothing to say. `site` is where pygames lies, with a slash; `language` is
 * what the learner reads, `registration` the UUID of this learner's course, and `began` when they began (milliseconds), if known.
 */
export function statement(message, { actor, site, language = "en", registration, began }) {
  const { type, game, rule, name, stage, level, tries, hints, at, of } = message;
  const activity = (id, kind, name) => ({
    objectType: "Activity",
    id: site + id,
    definition: { type: TYPES + kind, name },
  });
  const whole = activity(`#${game}`, "simulation", { en: game });
  const duration = began && `PT${Math.floor((Date.now() - began) / 1000)}S`;
  const context = { registration, language, platform: "pygames", contextActivities: { grouping: [whole] } };
  const told = (verb, object, result) => ({
    actor,
    verb: { id: VERBS + verb, display: { en: verb } },
    object,
    result,
    context,
  });
  const taken = (id) => /^\d+$/.test(id)
    ? activity(`puzzles/${game}/${id}/`, "question", name)
    : activity(`learn/${game}/${id}/`, "lesson", name);
  const about = () => activity(`rules/${game}/${rule.toLowerCase()}/`, "objective", name);
  const ended = (success) => ({
    success,
    score: { scaled: Number(success) },
    duration,
    extensions: { [`${site}#tries`]: tries, [`${site}#hints`]: hints },
  });
  switch (type) {
    case "step":
      return told("progressed", taken(message.lesson), { extensions: { [PROGRESS]: Math.round((100 * (at - 1)) / of) } });
    case "hint":
      return rule ? told("asked", about(), { extensions: { [`${site}#level`]: level } }) : null;
    case "learned":
      return told(STAGES[stage], about(), stage > 1 ? { success: true } : undefined);
    case "solved":
      return told("completed", taken(message.id), { completion: true, ...ended(true) });
    case "failed":
      return told("failed", taken(message.id), ended(false));
    case "over":
      return told("completed", whole, { completion: true, duration });
    default:
      return null;
  }
}
