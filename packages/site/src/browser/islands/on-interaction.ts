import { showBusy } from '@parral/ui/show-busy';
import { whenIdle, whenShown } from './when.ts';
import { whenPainted } from './when-painted.ts';

const wakeEvent = 'parral:wake';
/** Boxes and lists in which something else stands than the server sent. */
const chosenByHand =
  'input:checked:not([checked]), select:has([selected]) option:checked:not([selected]), select:not(:has([selected])) option:checked:not(:first-child)';

/** Brings a block to life that waits for the reader: what it shows is no longer true. Elsewhere nothing comes of it. */
export function wakeIsland(element: HTMLElement): void {
  // Where the script that listens is still on its way, it reads this.
  element.dataset['wake'] = '';
  element.dispatchEvent(new Event(wakeEvent));
}

/**
 * Wakes a block at the reader's first touch: a mouse that moves over it, a finger from side to side, focus, a key, a press (a screen
 * reader's comes alone), what a browser fills in; and one that keeps what is typed in the page's address (`writesAddress`) where that says
 * something. What is pressed meanwhile looks busy and is done again by the same button once it is alive, in the order in which it was; one
 * more and one less (`data-step`) are done by their field at once. Where it does not come to life the browser does it as without script,
 * and the next touch tries again. What is typed meanwhile is kept by `preserve-input.ts`. Its scripts are
 * fetched beforehand when the browser is idle, at its lowest priority, unless the reader saves data.
 */
export function onInteraction(element: HTMLElement, wake: () => Promise<boolean>): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const held: { again: () => void; endBusy: (() => void) | undefined }[] = [];
  let isWaking = false;
  let isLettingGo = false;
  const opened = [...element.querySelectorAll<HTMLButtonElement>('[data-until-script]')];
  const restoreTransitions = () => {
    for (const button of opened.splice(0)) button.style.removeProperty('transition');
  };

  const begin = async () => {
    if (isWaking) return;
    isWaking = true;
    const turn = () => new Promise((done) => setTimeout(done));
    // What answers the touch is drawn first.
    await turn();
    restoreTransitions();
    const isAlive = await wake();
    // React draws what came of fields and of each press at the end of the turn: the next press must find it so.
    await turn();
    while (held.length > 0) {
      isLettingGo = true;
      const press = held.shift();
      press?.endBusy?.();
      press?.again();
      isLettingGo = false;
      await turn();
    }
    if (isAlive) waiting.abort();
    element.ariaBusy = null;
    isWaking = false;
  };
  const hold = (event: Event, again: () => void, button?: HTMLElement | null) => {
    if (isLettingGo) return;
    // Before React, which listens at the block too.
    event.stopImmediatePropagation();
    // On the block's own element: React compares all that stands in it.
    element.ariaBusy = 'true';
    held.push({ again, endBusy: button ? showBusy(button) : undefined });
    void begin();
  };

  let down: PointerEvent | undefined;
  /** A finger that comes down, or goes up and down the page: what it presses is a click. From side to side it turns what stands in the block. */
  const mayScroll = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return false;
    if (event.type === 'pointerdown') down = event;
    const { clientX, clientY } = down ?? event;
    return Math.abs(event.clientX - clientX) <= Math.abs(event.clientY - clientY);
  };
  // A browser that fills fields in by itself neither points nor focuses.
  for (const event of ['pointermove', 'pointerdown', 'focusin', 'input', wakeEvent])
    element.addEventListener(event, (touch) => void (mayScroll(touch) || begin()), { signal, passive: true });
  const { wake: isAsked, writesAddress } = element.dataset;
  if (writesAddress !== undefined) addEventListener('hashchange', () => void begin(), { signal });
  const holding = { signal, capture: true };
  element.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      // Links, boxes and popovers do what they do without React.
      if (!button || button.popoverTargetElement) return void begin();
      // Behind a press that waits it waits for its turn.
      if (!isLettingGo && held.length === 0 && stepField(button)) return event.stopImmediatePropagation();
      if (!isLettingGo) event.preventDefault();
      hold(event, () => button.click(), button);
    },
    holding,
  );
  element.addEventListener(
    'submit',
    (event) => {
      const { target, submitter } = event;
      if (!isLettingGo) event.preventDefault();
      hold(event, () => (target as HTMLFormElement).requestSubmit(submitter), submitter);
    },
    holding,
  );
  element.addEventListener(
    'keydown',
    (event) => {
      const { target, key } = event;
      // Fields and the browser's own keys need nobody: what comes of them is an input, a click or a submit.
      if (!/^(?:Arrow|Home|End|Escape)/.test(key) || (target as Element).matches('input, select, textarea')) return void begin();
      hold(event, () => target?.dispatchEvent(new KeyboardEvent('keydown', event)));
    },
    holding,
  );

  // From here on a press is not lost.
  for (const button of opened) {
    // At once: nobody did anything that a transition would answer, and its frames would be drawn while the page is still being made.
    button.style.transition = 'none';
    button.disabled = false;
    delete button.dataset['untilScript'];
  }
  // What its address says is shown at once: a step that was reached, a voucher.
  const isAddressed = writesAddress !== undefined && location.search + location.hash !== '';
  // What was chosen before this script was there told nobody.
  const isChosen = element.querySelector(chosenByHand) !== null;
  if (isAsked !== undefined || isAddressed || isChosen || element.contains(document.activeElement)) void begin();
  // While developing what is saved is seen at once, touched or not.
  if (import.meta.hot) void begin();
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  whenShown(() =>
    whenPainted(() =>
      whenIdle(() => {
        restoreTransitions();
        if (!connection?.saveData) prefetch(element);
      }),
    ),
  );
}

/** One more or one less is done by the field at once, as if it were written; React hears of it as of all that was. */
function stepField(pressed: HTMLButtonElement): boolean {
  const { step } = pressed.dataset;
  const field = document.getElementById(pressed.getAttribute('aria-controls') ?? '');
  if (step === undefined || !(field instanceof HTMLInputElement)) return false;
  if (step === 'up') field.stepUp();
  else field.stepDown();
  for (const button of document.querySelectorAll<HTMLButtonElement>(`[data-step][aria-controls="${CSS.escape(field.id)}"]`))
    button.disabled = field.value === (button.dataset['step'] === 'up' ? field.max : field.min);
  return field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Into the browser's cache alone: who only reads runs none of it. */
function prefetch(element: HTMLElement): void {
  for (const script of (element.dataset['scripts'] ?? '').split(' ')) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = script;
    document.head.append(link);
  }
}
