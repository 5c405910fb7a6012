/**
 * Whether a mouse button, a finger or a pen is down. What a form says when a field is left must wait until it is up again: leaving a
 * field is the first half of a click elsewhere, and a message that appears in between moves what was pressed from under the pointer,
 * so that the browser sees press and release on two elements and clicks neither.
 */
let pressed: { released: Promise<void>; release: () => void } | null = null;
let ending: ReturnType<typeof setTimeout> | undefined;

/** Ends the press, and what waits for that goes on. */
const end = (): void => {
  clearTimeout(ending);
  ending = undefined;
  pressed?.release();
  pressed = null;
};

const press = (): void => {
  // The second press of a double click is one of its own: what the first has asked for does not wait for it as well.
  if (ending !== undefined) end();
  if (pressed) return;
  let resolve = () => {};
  const released = new Promise<void>((done) => {
    resolve = done;
  });
  pressed = { released, release: resolve };
};

/** The click comes in the same task as the release: what waits goes on after it. */
const release = (): void => {
  ending ??= setTimeout(end);
};

if (typeof document !== 'undefined') {
  const quietly = { capture: true, passive: true };
  for (const type of ['pointerdown', 'mousedown']) document.addEventListener(type, press, quietly);
  // A press also ends as a scroll, a drag, a menu, a key, or outside of the window.
  for (const type of ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'contextmenu', 'keydown']) document.addEventListener(type, release, quietly);
  globalThis.addEventListener('blur', release);
}

/** Settled as soon as nothing is pressed: at once where nothing is. */
export const untilReleased = (): Promise<void> => pressed?.released ?? Promise.resolve();
