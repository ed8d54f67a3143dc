// What is heard of the game, made by the browser itself: no file is loaded for it. Python says what (web/model/sounds.py).
//
// Nothing is heard before this document was pressed. Browsers demand that of the whole window; a press on a page around
// this one is not meant for the table. Nothing is made before the first sound, and nothing runs when none is heard.

// The notes of each kind: when one begins and how long it takes (seconds), how loud it is, from which pitch to which it
// goes (hertz), and its wave. One without a wave is noise around that pitch.
const KINDS = {
  card: [[0, 0.08, 0.5, 3000, 1300]],
  coin: [
    [0, 0.1, 0.25, 1568, 1568, "triangle"],
    [0.06, 0.28, 0.25, 2093, 2093, "triangle"],
  ],
  blow: [
    [0, 0.2, 0.9, 150, 48, "sine"],
    [0, 0.07, 0.6, 800, 250],
  ],
  die: [
    [0, 0.05, 0.5, 2100, 1500],
    [0.08, 0.05, 0.45, 1700, 1300],
    [0.15, 0.05, 0.4, 2300, 1600],
    [0.26, 0.06, 0.35, 1500, 1100],
  ],
  turn: [
    [0, 0.22, 0.3, 659, 659, "sine"],
    [0.13, 0.4, 0.3, 880, 880, "sine"],
  ],
  win: [
    [0, 0.25, 0.3, 523, 523, "triangle"],
    [0.13, 0.25, 0.3, 659, 659, "triangle"],
    [0.26, 0.25, 0.3, 784, 784, "triangle"],
    [0.39, 0.8, 0.3, 1047, 1047, "triangle"],
  ],
  loss: [
    [0, 0.35, 0.35, 440, 440, "sine"],
    [0.22, 0.35, 0.35, 349, 349, "sine"],
    [0.44, 0.8, 0.35, 294, 277, "sine"],
  ],
};
const VOLUME = 0.2;
const APART = 0.12; // seconds from one kind to the next
const MOST = 4; // kinds at once

let pressed = false;
let context = null;
let noise = null;
let heard = 0; // how many kinds are heard now

for (const kind of ["pointerup", "keydown"]) {
  const listen = () => {
    pressed ||= navigator.userActivation?.hasBeenActive ?? true;
    if (heard) wake(); // some browsers let only a press begin it
  };
  addEventListener(kind, listen, { capture: true });
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) context?.suspend();
  else if (heard) wake();
});

const wake = () => context.resume().catch(() => {}); // then nothing is heard

/** Play these kinds, one shortly after the other. */
export function play(kinds) {
  if (!kinds.length || !pressed || document.hidden) return;
  try {
    context ??= new AudioContext();
    wake();
    const now = context.currentTime;
    kinds.slice(0, MOST - heard).forEach((kind, number) => start(KINDS[kind], now + number * APART));
  } catch {
    // there is no sound here
  }
}

function start(notes, at) {
  const sources = notes.map((note) => begin(note, at));
  heard += 1;
  sources.at(-1).onended = () => {
    heard -= 1;
    if (!heard) context.suspend();
  };
}

/** One note on its way to the loudspeaker. */
function begin([begins, lasts, loud, from, to, wave], at) {
  const start = at + begins;
  const end = start + lasts;
  const { source, pitch, last } = wave ? tone(wave) : hiss();
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, end);
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud * VOLUME, start + 0.005); // what is loud at once clicks
  volume.gain.exponentialRampToValueAtTime(0.0005, end);
  last.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(end);
  return source;
}

function tone(wave) {
  const source = context.createOscillator();
  source.type = wave;
  return { source, pitch: source.frequency, last: source };
}

function hiss() {
  noise ??= random();
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  return { source, pitch: filter.frequency, last: source.connect(filter) };
}

/** A second of noise. */
function random() {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
