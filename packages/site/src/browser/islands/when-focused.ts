/**
 * At the reader's first touch of the block. A form that is sent before it is alive waits, and is sent again by the same button
 * once it is; where it does not come to life the browser sends it.
 */
export function whenFocused(element: HTMLElement, wake: () => Promise<boolean>): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let pressed: { form: HTMLFormElement; button: HTMLElement | null } | undefined;
  let isWaking = false;
  const begin = async () => {
    if (isWaking) return;
    isWaking = true;
    const isAlive = await wake();
    waiting.abort();
    if (isAlive) pressed?.form.requestSubmit(pressed.button);
    else pressed?.form.submit();
  };
  for (const event of ['focusin', 'pointerdown']) element.addEventListener(event, () => void begin(), { signal, passive: true });
  // Before React, which listens at the block.
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = { form: event.target as HTMLFormElement, button: event.submitter };
    void begin();
  };
  element.addEventListener('submit', hold, { signal, capture: true });
  if (element.contains(document.activeElement)) void begin();
}
