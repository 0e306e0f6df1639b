// What is sent is waited for; what stays without a reply is offered again, and nothing is lost.

import { isByTouch } from "./dom.js";

const SLOW_MS = 900;
const PATIENCE_MS = 3000;
// What is told of each act: what is being done, and what has not been.
const SAVING = {
  slow: "Saving …",
  lost: "Not saved yet. Enter sends it again.",
  tapped: "Not saved yet. The large button sends it again.",
};
const STEP = {
  slow: "Going on …",
  lost: "Not gone on yet. Press it again.",
};
const TOLD = {
  on: STEP,
  back: STEP,
  answer: SAVING,
  shown: SAVING,
  next: {
    slow: "Going on …",
    lost: "Not gone on yet. Enter tries again.",
    tapped: "Not gone on yet. The large button tries again.",
  },
  reveal: {
    slow: "Showing …",
    lost: "Not shown yet. Escape tries again.",
    tapped: "Not shown yet. Tap Show me again.",
  },
  slip: { slow: "Marking …", lost: "Not marked yet. Press it again." },
};

export function makeSender({ post, slow, lost }) {
  let sent = 0;
  let waiting = null;
  let number = 0;
  let timers = [];

  function put(act, id, content) {
    sent += 1;
    // The number makes each act differ from the one before it, even where the content does not.
    post({ act, id, n: sent, ...content });
  }

  return {
    // Sent without waiting: a repeat or a loss of it does no harm.
    mention: put,
    // `undo` puts back what was typed, when no reply comes.
    send(act, id, content = {}, undo = () => {}) {
      if (waiting) return false;
      waiting = act;
      put(act, id, content);
      number = sent;
      const giveUp = () => {
        waiting = null;
        undo();
        const { lost: byKey, tapped } = TOLD[act];
        lost((isByTouch() && tapped) || byKey);
      };
      timers = [setTimeout(() => slow(TOLD[act].slow), SLOW_MS), setTimeout(giveUp, PATIENCE_MS)];
      return true;
    },
    replied() {
      timers.forEach(clearTimeout);
      waiting = null;
    },
    // What comes says which act was taken last; a reply to an earlier one is none to this.
    isReply(taken) {
      if (taken === undefined) return waiting !== null;
      sent = Math.max(sent, taken);
      return waiting !== null && taken >= number;
    },
    waiting: () => waiting,
  };
}
