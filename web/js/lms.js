// In an LMS (SCORM 1.2 or 2004): what was learnt in the frame is told to the LMS, which keeps it, and handed back the next time.
//
// The LMS has an object `API` (1.2) or `API_1484_11` (2004) in a window around this one, or around the one that opened it. A
// window of another origin may stand between. Without one nothing is kept, and the page says so.

const DEEPEST = 20; // windows
const LEARNT = 2; // the stage of a rule from which it counts
const frame = document.querySelector("iframe");
const { link, kind } = frame.dataset; // kind: "rules", or "lesson" for a lesson or puzzle
const began = Date.now();

// What the two forms call the same things.
const OLD = {
  object: "API", functions: "LMS", end: "Finish",
  location: "core.lesson_location", score: "core.score.", time: "core.session_time", exit: "core.exit",
  duration: (seconds) => [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(two).join(":"),
  wrong: "wrong", achieved: "status", urn: "",
};
const NEW = {
  object: "API_1484_11", functions: "", end: "Terminate",
  location: "location", score: "score.", time: "session_time", exit: "exit",
  duration: (seconds) => `PT${seconds}S`,
  wrong: "incorrect", achieved: "success_status", urn: "urn:pygames:",
};
const two = (it) => String(Math.floor(it)).padStart(2, "0");

const [api, form] = found(self) ?? (opener && found(opener)) ?? [null, OLD];
if (!api) document.querySelector("#alone").hidden = false;

function found(from) {
  let win = from;
  for (let n = 0; n < DEEPEST; n++) {
    for (const it of frame.dataset.form === "1.2" ? [OLD, NEW] : [NEW, OLD]) {
      try {
        if (win[it.object]) return [win[it.object], it];
      } catch {
        // It is of another origin.
      }
    }
    if (win.parent === win) return null;
    win = win.parent;
  }
  return null;
}

const call = (name, ...values) => api?.[form.functions + name](...values) ?? "";
const get = (name) => call("GetValue", `cmi.${name}`);
const set = (name, value) => call("SetValue", `cmi.${name}`, String(value));
const ask = (message) => frame.contentWindow.postMessage({ pygames: 1, ...message }, "*");

call("Initialize", "");
const kept = get("suspend_data");
const mastery = masteryScore();
const done = ["completed", "passed"].includes(get(form === OLD ? "core.lesson_status" : "completion_status"));
if (!done) status("incomplete");
const objectives = Array.from({ length: Number(get("objectives._count")) || 0 }, (_, n) => get(`objectives.${n}.id`));
let interactions = Number(get("interactions._count")) || 0;
let best = Number(get(`${form.score}raw`)) || 0;

/** Percent that have to be reached: what the LMS says, else what the package was made with. */
function masteryScore() {
  const told = form === OLD ? Number(get("student_data.mastery_score")) : 100 * Number(get("scaled_passing_score"));
  return told || Number(frame.dataset.mastery);
}

function status(word) {
  set(form === OLD ? "core.lesson_status" : "completion_status", word);
  if (form === NEW && word === "completed") set("success_status", "passed");
}

function score(percent) {
  set(`${form.score}min`, 0);
  set(`${form.score}max`, 100);
  set(`${form.score}raw`, percent);
  if (form === NEW) set("score.scaled", percent / 100);
}

/** How it stands with a rule. */
function objective(rule, stage) {
  const id = form.urn + rule;
  if (!objectives.includes(id)) objectives.push(id);
  const place = `objectives.${objectives.indexOf(id)}`;
  set(`${place}.id`, id);
  set(`${place}.${form.achieved}`, stage >= LEARNT ? "passed" : form === OLD ? "incomplete" : "unknown");
}

/** What somebody has done, well or not. */
function interaction(name, right) {
  const place = `interactions.${interactions++}`;
  set(`${place}.id`, form.urn + name);
  set(`${place}.type`, "performance");
  set(`${place}.result`, right ? "correct" : form.wrong);
}

const hear = {
  ready() {
    if (kept) ask({ type: "load", link: kept });
    const at = Number(get(form.location));
    ask({ type: "load", link: kind === "lesson" && at > 1 && !done ? `${link}@${at}` : link });
  },
  learned({ rule, stage, learnt, of, progress }) {
    set("suspend_data", progress);
    objective(rule, stage);
    if (stage >= LEARNT) interaction(rule, true);
    if (kind !== "rules") return;
    const percent = Math.floor((100 * learnt) / of);
    score(percent);
    if (percent >= mastery) status("completed");
  },
  step({ at, of }) {
    if (kind !== "lesson") return;
    set(form.location, at);
    best = Math.max(best, Math.floor((100 * (at - 1)) / of));
    score(best);
  },
  solved({ id }) {
    interaction(id, true);
    if (kind !== "lesson") return;
    set(form.location, 1);
    score((best = 100));
    status("completed");
  },
  failed({ id }) {
    interaction(id, false);
  },
};

addEventListener("message", ({ source, data }) => {
  if (source !== frame.contentWindow || data?.pygames !== 1 || !hear[data.type]) return;
  hear[data.type](data);
  call("Commit", "");
});

addEventListener("pagehide", () => {
  set(form.time, form.duration(Math.floor((Date.now() - began) / 1000)));
  set(form.exit, "suspend");
  call("Commit", "");
  call(form.end, "");
});
