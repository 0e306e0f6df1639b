// When the server was started again, the page is joined to a session that does not know it, and
// what is sent goes nowhere. The page is then loaded anew, with what was typed put back.

const HEALTH = new URL("../../_stcore/health", import.meta.url);
const GRACE_MS = 2000;
const AGAIN_MS = 1000;

// `keep()` keeps what is to be put back. Watching ends with `stop`, or with the page.
export function makeRecovery(keep) {
  let timer = 0;
  let watching = false;

  async function look() {
    const alive = await isAlive();
    if (!watching) return;
    if (alive) {
      keep();
      location.reload();
    } else {
      timer = setTimeout(look, AGAIN_MS);
    }
  }

  return {
    start() {
      watching = true;
      clearTimeout(timer);
      timer = setTimeout(look, GRACE_MS);
    },
    stop() {
      watching = false;
      clearTimeout(timer);
    },
  };
}

// Where Streamlit tells that the server is gone, in a dialog which our style puts away, it takes
// the page from everybody: it is given back, since the table goes on. Returns how to stop that.
export function keepPage() {
  const giveBack = () => document.querySelector("#root[inert]")?.removeAttribute("inert");
  const watch = new MutationObserver(giveBack);
  watch.observe(document.body, { attributeFilter: ["inert"], subtree: true });
  return () => watch.disconnect();
}

async function isAlive() {
  try {
    return (await fetch(HEALTH, { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
