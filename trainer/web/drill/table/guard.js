// Clicks and keys that were not meant for what they hit. A key is held back only until that is
// painted which it would answer or leave; a click might be the second of a double click.

import { afterPaint } from "./dom.js";

const GUARD_MS = 400;
// The second click of a double click is hardly away from the first.
const NEAR_PX = 30;
// What answers, counts, enters or goes on.
const GUARDED = ".main, .key, .kind";

export function makeGuard(isWaiting) {
  // When that was painted which a key is pressed upon.
  let seenAt = Infinity;
  let isDressed = false;
  let movedAt = 0;
  let before = { at: -GUARD_MS, x: 0, y: 0 };

  function isSecond({ clientX, clientY }, now) {
    const away = Math.hypot(clientX - before.x, clientY - before.y);
    return now - before.at < GUARD_MS && away < NEAR_PX;
  }

  function isStray(event) {
    const now = performance.now();
    const target = event.composedPath()[0].closest("button");
    const second = isSecond(event, now);
    // The large button means something else each time it was pressed.
    if (second && target?.matches(".main")) return true;
    // What has just come under the pointer must not be pressed by it.
    return now - movedAt < GUARD_MS && (second || Boolean(target?.matches(GUARDED)));
  }

  // What comes now is seen once it is painted.
  function changes() {
    seenAt = Infinity;
    afterPaint(() => {
      seenAt = isDressed ? performance.now() : Infinity;
    });
  }

  return {
    changes,
    appears() {
      isDressed = true;
      changes();
    },
    // Another question or stage comes. Time counts from its paint; until then from now.
    moves(mark) {
      const begin = () => {
        movedAt = performance.now();
        mark(movedAt);
      };
      begin();
      changes();
      afterPaint(begin);
    },
    isUnseen: (event) => event.timeStamp < seenAt,
    click(event) {
      // A click made by a key has no detail.
      if (event.detail === 0) return;
      if (isWaiting() || isStray(event)) {
        event.stopPropagation();
        event.preventDefault();
      } else {
        before = { at: performance.now(), x: event.clientX, y: event.clientY };
      }
    },
  };
}
