// Whoever goes on in haste has not looked yet at what came under the key or the finger.

import { afterPaint } from "./dom.js";

const PAUSE_MS = 400;

export function makePace() {
  let isNew = false;
  let lastAt = 0;

  return {
    // Something comes; it is there once it is painted.
    comes() {
      isNew = true;
      lastAt = Infinity;
      afterPaint(() => {
        lastAt = performance.now();
      });
    },
    // Another key than the one that led here is meant for what is here.
    seen() {
      isNew = false;
    },
    // A press still belongs to those before as long as there was no pause between them.
    isHasty({ timeStamp }) {
      isNew &&= timeStamp - lastAt < PAUSE_MS;
      lastAt = Math.max(lastAt, timeStamp);
      return isNew;
    },
  };
}
