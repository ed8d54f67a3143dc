// In an LMS (SCORM 1.2): what was learnt in the frame is told to the LMS, which keeps it, and handed back the next time.
//
// The LMS has an object `API` in a window around this one, or around the one that opened it. A window of another origin may
// stand between. Without one nothing is kept, and the page says so.

const DEEPEST = 20; // windows
const MASTERY = 80; // percent of the rules, where the LMS names no other
const frame = document.querySelector("iframe");
const began = Date.now();

const api = found(self) ?? (opener && found(opener));
if (!api) document.querySelector("#alone").hidden = false;

function found(from) {
  let win = from;
  for (let n = 0; n < DEEPEST; n++) {
    try {
      if (win.API) return win.API;
    } catch {
      // It is of another origin.
    }
    if (win.parent === win) return null;
    win = win.parent;
  }
  return null;
}

const get = (name) => api?.LMSGetValue(`cmi.${name}`) ?? "";
const set = (name, value) => api?.LMSSetValue(`cmi.${name}`, String(value));
const ask = (message) => frame.contentWindow.postMessage({ pygames: 1, ...message }, "*");

api?.LMSInitialize("");
const kept = get("suspend_data");
const mastery = Number(get("student_data.mastery_score")) || MASTERY;
if (!["completed", "passed"].includes(get("core.lesson_status"))) set("core.lesson_status", "incomplete");

const hear = {
  ready() {
    if (kept) ask({ type: "load", link: kept });
    ask({ type: "load", drill: frame.dataset.game });
  },
  learned({ learnt, of, progress }) {
    const percent = Math.floor((100 * learnt) / of);
    set("suspend_data", progress);
    set("core.score.min", 0);
    set("core.score.max", 100);
    set("core.score.raw", percent);
    if (percent >= mastery) set("core.lesson_status", "completed");
    api?.LMSCommit("");
  },
};

addEventListener("message", ({ source, data }) => {
  if (source === frame.contentWindow && data?.pygames === 1) hear[data.type]?.(data);
});

addEventListener("pagehide", () => {
  set("core.session_time", time(Math.floor((Date.now() - began) / 1000)));
  set("core.exit", "suspend");
  api?.LMSCommit("");
  api?.LMSFinish("");
});

/** Seconds as SCORM 1.2 writes them. */
function time(seconds) {
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60];
  return parts.map((it) => String(Math.floor(it)).padStart(2, "0")).join(":");
}
