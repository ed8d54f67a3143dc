// The only places where text becomes HTML or a script's address: the page's policy (web/bundle/policy.py) refuses every other,
// in browsers that know Trusted Types. The HTML is Python's, which has escaped whatever somebody has written, or the page's own.

const pass = (text) => text;
const policy = window.trustedTypes?.createPolicy("pygames", { createHTML: pass, createScriptURL: pass });

/** A text as HTML that may become elements. */
export const html = (text) => policy?.createHTML(text) ?? text;

/** Register the service worker that lies beside the page. */
export const register = () => navigator.serviceWorker.register(policy?.createScriptURL("./sw.js") ?? "./sw.js");
