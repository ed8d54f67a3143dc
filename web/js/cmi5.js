// In an LMS that speaks cmi5: what was learnt in the frame is told to the LMS's record store (LRS) as xAPI statements, kept there,
// and handed back the next time.
//
// The LMS names the store in this page's address, with a place at which a ticket is to be had once. Where it names none, nothing is
// kept, and the page says so.

const VERBS = "http://adlnet.gov/expapi/verbs/";
const CATEGORIES = "https://w3id.org/xapi/cmi5/context/categories/";
const PROGRESS = "https://w3id.org/xapi/cmi5/result/extensions/progress"; // percent
const OBJECTIVE = "http://adlnet.gov/expapi/activities/objective";
const NEEDED = ["endpoint", "fetch", "actor", "registration", "activityId"];
const STAGES = ["", "experienced", "passed", "mastered"]; // of a rule
const frame = document.querySelector("iframe");
const { game, link, kind } = frame.dataset; // kind: "rules", or "lesson" for a lesson or puzzle
const asked = new URLSearchParams(location.search);
const activity = asked.get("activityId");
const registration = asked.get("registration");
const began = Date.now();

let actor, headers, launch, kept;
const launched = NEEDED.every((name) => asked.has(name));
const ready = launched ? begin() : Promise.reject(new Error("no LMS"));
let sending = ready; // one after the other
ready.catch(() => show(launched ? "#refused" : "#alone"));

function show(what) {
  document.querySelector(what).hidden = false;
}

async function begin() {
  actor = JSON.parse(asked.get("actor"));
  const ticket = await (await fetch(asked.get("fetch"), { method: "POST" })).json();
  headers = { Authorization: `Basic ${ticket["auth-token"]}`, "X-Experience-API-Version": "1.0.3", "Content-Type": "application/json" };
  launch = (await read("activities/state", state("LMS.LaunchData"))) ?? {};
  await read("agents/profile", { agent: JSON.stringify(actor), profileId: "cmi5LearnerPreferences" }); // cmi5 wants it read
  kept = (await read("activities/state", state("pygames"))) ?? {};
  await post(cmi5("initialized"));
}

const state = (stateId) => ({ activityId: activity, agent: JSON.stringify(actor), registration, stateId });
const address = (place, values) => `${asked.get("endpoint").replace(/\/?$/, "/")}${place}?${new URLSearchParams(values)}`;

/** What the store has there; null if it has nothing. */
async function read(place, values) {
  const answer = await fetch(address(place, values), { headers });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${place}: ${answer.status}`);
  return answer.json();
}

async function write(method, place, values, body) {
  const answer = await fetch(address(place, values), { method, headers, body: JSON.stringify(body), keepalive: true });
  if (!answer.ok) throw new Error(`${place}: ${answer.status}`);
}

/** Do it after what was begun before; where the store takes nothing, the page says so. */
const queue = (does) => (sending = sending.then(does).catch(() => show("#refused")));
const post = (statement) => write("POST", "statements", {}, statement);
const send = (make) => queue(() => post(make()));
const keep = (changes) => {
  Object.assign(kept, changes);
  queue(() => write("PUT", "activities/state", state("pygames"), kept));
};

const seconds = () => `PT${Math.floor((Date.now() - began) / 1000)}S`;

/** A statement about this activity or, where it is named, another one. */
function statement(verb, result, object = { id: activity }) {
  return {
    id: crypto.randomUUID(),
    actor,
    verb: { id: VERBS + verb, display: { en: verb } },
    object: { objectType: "Activity", ...object },
    context: { ...launch.contextTemplate, registration },
    result,
    timestamp: new Date().toISOString(),
  };
}

/** One of those that cmi5 defines; `moves`: it says that the learner may move on. */
function cmi5(verb, result, moves = false) {
  const made = statement(verb, result);
  const category = ["cmi5", ...(moves ? ["moveon"] : [])].map((name) => ({ objectType: "Activity", id: CATEGORIES + name }));
  made.context.contextActivities = { ...launch.contextTemplate?.contextActivities, category };
  return made;
}

/** Once and for all: the learner has done what is wanted. */
function done(scaled) {
  if (kept.done) return;
  keep({ done: true });
  send(() => cmi5("completed", { completion: true, duration: seconds() }, true));
  send(() => cmi5("passed", { success: true, score: { scaled }, duration: seconds() }, true));
}

/** Whether the learner only looks again at what was done (modes `Browse` and `Review`): then nothing is to be kept. */
const looking = () => (launch.launchMode ?? "Normal") !== "Normal";

const progressed = (percent) => send(() => statement("progressed", { extensions: { [PROGRESS]: percent } }));
const ask = (message) => frame.contentWindow.postMessage({ pygames: 1, ...message }, "*");

const hear = {
  ready() {
    if (kept.progress) ask({ type: "load", link: kept.progress });
    ask({ type: "load", link: kind === "lesson" && kept.at > 1 && !kept.done ? `${link}@${kept.at}` : link });
  },
  learned({ rule, name, stage, learnt, of, progress }) {
    keep({ progress });
    const object = { id: `${activity}#${rule}`, definition: { type: OBJECTIVE, name } };
    send(() => statement(STAGES[stage], stage > 1 ? { success: true } : undefined, object));
    if (kind !== "rules") return;
    progressed(Math.floor((100 * learnt) / of));
    if (learnt / of >= (launch.masteryScore ?? frame.dataset.mastery / 100)) done(learnt / of);
  },
  step({ at, of }) {
    if (kind !== "lesson") return;
    keep({ at });
    progressed(Math.floor((100 * (at - 1)) / of));
  },
  solved() {
    if (kind === "lesson") done(1);
  },
};

addEventListener("message", ({ source, data }) => {
  if (source !== frame.contentWindow || data?.pygames !== 1 || !hear[data.type]) return;
  if (data.type !== "ready" && data.game !== game) return; // of another game, which is none of this package's
  const heard = () => (data.type === "ready" || !looking()) && hear[data.type](data);
  ready.then(heard, () => data.type === "ready" && ask({ type: "load", link }));
});

// cmi5 allows it once in a session
const end = () => launch && post(cmi5("terminated", { duration: seconds() })).catch(() => {});
addEventListener("pagehide", end, { once: true });
