// When the server was started again, the page is joined to a session that does not know it, and
// what is sent goes nowhere. The page is then loaded anew, with what was typed put back.

const HEALTH = new URL("../../_stcore/health", import.meta.url);
const STORE = "muggins-draft";
const GRACE_MS = 2000;
const AGAIN_MS = 1000;

// `draft()` gives what is to be put back. Watching ends with `stop`, or with the page.
export function makeRecovery(draft) {
  let timer = 0;
  let watching = false;

  async function look() {
    const alive = await isAlive();
    if (!watching) return;
    if (alive) {
      keep(draft());
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

// What was typed before the page was loaded anew, if it was for this question.
export function takeDraft(id) {
  try {
    const draft = JSON.parse(sessionStorage.getItem(STORE));
    sessionStorage.removeItem(STORE);
    return draft?.id === id ? draft : null;
  } catch {
    return null;
  }
}

function keep(draft) {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(draft));
  } catch {
    // A browser may refuse to keep anything; then it is typed again.
  }
}

async function isAlive() {
  try {
    return (await fetch(HEALTH, { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
