// The page for an address that is not there: its ways lead to the site, wherever that lies, and the nearest page that is there is named.

const PAGES = /^(.*?\/)((?:fr\/)?(?:rules|puzzles|learn)\/.*)$/i;
const [, before, within] = PAGES.exec(location.pathname) ?? [];
const site = before ?? document.body.dataset.site;

for (const link of document.querySelectorAll("a[data-to]")) link.href = site + link.dataset.to;

/** The same address in small letters, then the folders above it. */
function* candidates() {
  const parts = within.toLowerCase().split("/").filter(Boolean);
  for (; parts.length; parts.pop()) yield `${site}${parts.join("/")}/`;
}

async function nearest() {
  for (const address of candidates()) {
    if ((await fetch(address)).ok) return address;
  }
  return null;
}

if (within) {
  nearest().then((address) => {
    for (const line of address ? document.querySelectorAll(".near") : []) {
      const link = line.querySelector("a");
      Object.assign(link, { href: address, textContent: address });
      line.hidden = false;
    }
  }, () => {}); // without a network the ways stand there all the same
}
