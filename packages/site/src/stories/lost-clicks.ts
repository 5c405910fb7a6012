/** How long a hand holds the button of a mouse. */
const hold = 80;
const fieldsOfForms = 'form :is(input, textarea):not([type="checkbox"], [type="radio"], [type="hidden"], [type="submit"], :disabled, :read-only)';
const controls = 'a[href], button:not(:disabled), input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled), summary';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Fields that were pressed below already, in any story: each once as it came, and once after a summary of errors. */
const tried = new Set<string>();
/** Where the next field's press goes: each field takes another control. */
let turn = 0;

let left = new WeakSet<EventTarget>();
document.addEventListener('focusout', ({ target }) => target && left.add(target), { capture: true });

/** From here on another story: nobody has been in any of its fields. */
export function forgetFields(): void {
  left = new WeakSet();
}

/**
 * Every field of every form under `root`, left by a press of 80 ms on a control below it while it is not valid: what moved between press
 * and release, and which click was lost. Each field in turn presses another of the controls below; of the rest none may have moved.
 * Nothing outside of a test runner, which has the real mouse. The clicks themselves do nothing: the story is over.
 */
export async function lostClicks(root: Element, story: string): Promise<string[]> {
  if (!('__vitest_browser__' in globalThis)) return [];
  const lost: string[] = [];
  for (const field of root.querySelectorAll<TextControl>(fieldsOfForms)) {
    const state = field.form?.querySelector('[role="alert"]') ? 'attempted' : 'new';
    const key = `${story} ${state} ${field.id || field.name}`;
    const below = [...root.querySelectorAll<HTMLElement>(controls)].filter((one) => isBelow(one, field) && pressable(one));
    const choices = inTurn(
      below.filter((one) => !one.matches('select')),
      turn,
    );
    if (tried.has(key) || (state === 'new' && left.has(field)) || choices.length === 0 || !field.checkVisibility()) continue;
    turn += 1;
    const found: string[] = [];
    // What is typed may switch a control off, as a form does that says so: nobody presses that one, and the next is tried.
    for (const pressed of choices) {
      spoil(field);
      await settled();
      const faults = await pressing(pressed, below);
      if (faults === null) continue;
      found.push(...faults.map((fault) => `leaving ${nameOf(field)} by pressing ${nameOf(pressed)}: ${fault}`));
      break;
    }
    // With a fault, or an error, the same story tried again tries the field again.
    if (found.length === 0) tried.add(key);
    lost.push(...found);
  }
  return lost;
}

/** Presses a control below a field; its faults, or null where it was off, or no longer there, before the mouse came down. */
async function pressing(pressed: HTMLElement, below: readonly HTMLElement[]): Promise<string[] | null> {
  const { commands } = await import('vitest/browser');
  const shown = pressable(pressed);
  if (!shown) return null;
  const watch = watchPress(below, pressed);
  shown.setAttribute('data-pressed', '');
  try {
    await commands.press('[data-pressed]', hold);
    return watch.faults();
  } catch (error) {
    if (!shown.isConnected) return null;
    throw error;
  } finally {
    // Whatever became of the press: else it takes the clicks of every story after this one.
    watch.end();
    shown.removeAttribute('data-pressed');
  }
}

/** What was typed and what the last release asked for, such as a field's message, is shown: before the next press, as for a hand, which is slower than that. */
async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** The same, beginning with another one each turn. */
function inTurn<T>(all: readonly T[], from: number): T[] {
  const at = from % Math.max(1, all.length);
  return [...all.slice(at), ...all.slice(0, at)];
}

const isBelow = (one: Element, field: Element) => one !== field && (field.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** What of a control is on the screen: a box that is drawn by its label is pressed there. */
function pressable(control: HTMLElement): HTMLElement | null {
  const { width, height } = control.getBoundingClientRect();
  const label = control instanceof HTMLInputElement ? (control.labels?.[0] ?? null) : null;
  const shown = width > 4 && height > 4 && control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? control : label;
  return shown?.checkVisibility() ? shown : null;
}

/** Writes into the field what is not valid there, as somebody who is still in it. */
function spoil(field: TextControl): void {
  const wrong = field.type === 'email' || field.type === 'tel' || field.inputMode === 'numeric' ? '1' : '';
  field.focus();
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
  set?.call(field, wrong);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Between press and release: where the controls stand, and whether the click arrives. It goes no further. `faults` is null where the
 * control was off before the press began; one that goes off by the press loses the click.
 */
function watchPress(below: readonly HTMLElement[], pressed: HTMLElement) {
  const placesOf = () => below.map((one) => pressable(one)?.getBoundingClientRect().top ?? 0);
  const faults: string[] = [];
  let before: number[] = [];
  let isClicked = false;
  let isOff = pressed.matches(':disabled');
  // Whether the mouse has come down, on this or, where a control is off, on what lies behind it.
  let isDown = false;
  const listening = new AbortController();
  const listen = <Name extends 'pointerdown' | 'mousedown' | 'mouseup' | 'click'>(name: Name, act: (event: DocumentEventMap[Name]) => void) =>
    globalThis.addEventListener(name, act as EventListener, { capture: true, signal: listening.signal });
  listen('pointerdown', () => {
    isDown = true;
    isOff = pressed.matches(':disabled');
  });
  listen('mousedown', () => {
    before = placesOf();
  });
  listen('mouseup', () => {
    for (const [index, after] of placesOf().entries()) {
      const moved = Math.round(after - (before[index] ?? after));
      if (Math.abs(moved) > 1) faults.push(`${nameOf(below[index])} moved by ${moved} px`);
    }
  });
  listen('click', (event) => {
    const path = event.composedPath();
    isClicked ||= path.includes(pressed) || [...(pressed instanceof HTMLInputElement ? (pressed.labels ?? []) : [])].some((label) => path.includes(label));
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  return {
    end: () => listening.abort(),
    faults: () => {
      if (isOff || (!isDown && pressed.matches(':disabled'))) return null;
      return isClicked ? faults : [...faults, 'the click was lost'];
    },
  };
}

const nameOf = (control: Element | undefined) =>
  `"${(control instanceof HTMLInputElement && control.labels?.[0]?.textContent) || control?.textContent || control?.id || control?.tagName}"`;
