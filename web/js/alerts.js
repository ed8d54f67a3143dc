// That it is one's turn in a game by mail, told by the browser while the page is out of sight: where somebody has asked for
// it and the browser allows it. Nothing is told once the page is closed, as no server knows of it.

let told = "";

/** Whether the browser would tell: "default" (it asks first), "granted", "denied", or "" where it cannot. */
export const allowed = () => (self === top && isSecureContext && globalThis.Notification?.permission) || "";

/** Let the browser ask; tell Python what came of it. */
export async function ask(send) {
  const answer = await Notification.requestPermission().catch(() => "denied");
  send({ type: "alerts", allowed: answer });
}

/** Tell of this turn, once: `of` tells it from any other, `text` is what is said. */
export async function tell({ of, text }) {
  const again = of === told;
  told = of;
  if (!text || again || document.visibilityState === "visible" || allowed() !== "granted") return;
  const more = { tag: "pygames-turn", lang: document.documentElement.lang };
  // on phones only the service worker may tell
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => null);
  if (worker?.active) return void worker.showNotification(text, more).catch(() => {});
  const shown = new Notification(text, more);
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
