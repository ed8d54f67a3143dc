// In an LMS (SCORM 1.2 or 2004): what was learnt in the frame is told to the LMS, which keeps it, and handed back the next time.
//
// The LMS has an object `API` (1.2) or `API_1484_11` (2004) in a window around this one, or around one that opened it or a window
// around it. A window of another origin may stand between. Without one, or where it refuses, nothing is kept, and the page says so.

const MOST = 50; // windows that are looked at
const LEARNT = 2; // the stage of a rule from which it counts
const frame = document.querySelector("iframe");
const { game, link, kind } = frame.dataset; // kind: "rules", or "lesson" for a lesson or puzzle
const began = Date.now();

// What the two forms call the same things.
const OLD = {
  object: "API", functions: "LMS", end: "Finish",
  location: "core.lesson_location", mode: "core.lesson_mode", score: "core.score.", time: "core.session_time", exit: "core.exit",
  duration: (seconds) => [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(two).join(":"),
  wrong: "wrong", achieved: "status", urn: "",
};
const NEW = {
  object: "API_1484_11", functions: "", end: "Terminate",
  location: "location", mode: "mode", score: "score.", time: "session_time", exit: "exit",
  duration: (seconds) => `PT${seconds}S`,
  wrong: "incorrect", achieved: "success_status", urn: "urn:pygames:",
};
const two = (it) => String(Math.floor(it)).padStart(2, "0");

let [api, form] = found(self) ?? [null, OLD];
if (!api) show("#alone");

function show(what) {
  document.querySelector(what).hidden = false;
}

function found(from) {
  const windows = new Set([from]);
  for (const win of windows) {
    for (const it of frame.dataset.form === "1.2" ? [OLD, NEW] : [NEW, OLD]) {
      try {
        if (win[it.object]) return [win[it.object], it];
      } catch {
        // It is of another origin.
      }
    }
    for (const further of [win.parent, win.opener]) if (further && windows.size < MOST) windows.add(further);
  }
  return null;
}

/** What the LMS answers; "false", as where it refuses, if it ends with an error of its own. */
function call(name, ...values) {
  try {
    return String(api?.[form.functions + name](...values) ?? "");
  } catch {
    return "false";
  }
}

const get = (name) => call("GetValue", `cmi.${name}`);
const set = (name, value) => call("SetValue", `cmi.${name}`, String(value));
const ask = (message) => frame.contentWindow.postMessage({ pygames: 1, ...message }, "*");

function commit() {
  if (call("Commit", "") === "false") show("#refused");
}

if (call("Initialize", "") === "false") {
  api = null;
  show("#refused");
}
const looking = ["review", "browse"].includes(get(form.mode)); // then nothing is to be kept
const kept = get("suspend_data");
const mastery = masteryScore();
const done = ["completed", "passed"].includes(get(form === OLD ? "core.lesson_status" : "completion_status"));
if (!done && !looking) status("incomplete");
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
  // In the same frame somebody may learn from another game, which is none of this package's.
  const ours = data.game === game && !looking;
  if (data.type !== "ready" && !ours) return;
  hear[data.type](data);
  if (!ours) return;
  set(form.exit, "suspend"); // some LMSs begin anew where it was not said before the page goes
  commit();
});

addEventListener("pagehide", () => {
  if (!looking) {
    set(form.time, form.duration(Math.floor((Date.now() - began) / 1000)));
    set(form.exit, "suspend");
    call("Commit", "");
  }
  call(form.end, "");
});
