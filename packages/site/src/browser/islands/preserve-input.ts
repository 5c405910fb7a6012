type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what the reader typed and chose in a block that is not alive yet: React takes a field over without asking what stands
 * in it. `touched`: controls that were changed by hand so far. Returns what tells the block once it is alive, as if it were
 * typed and chosen now, in the order in which it was.
 */
export function preserveInput(element: HTMLElement, touched: ReadonlySet<EventTarget>): () => void {
  const kept = new Map<Control, string | boolean>();
  const keep = (control: EventTarget | null) => {
    if (!isControl(control) || !element.contains(control)) return;
    kept.delete(control);
    kept.set(control, isTicked(control) ? control.checked : control.value);
  };
  const listen = ({ target }: Event) => keep(target);
  // Before React, which listens at the block and takes it over at the first event.
  const events = ['click', 'input', 'change'] as const;
  for (const event of events) addEventListener(event, listen, true);
  for (const control of element.querySelectorAll('input, select, textarea')) if (!touched.has(control) && isFilledIn(control)) keep(control);
  for (const control of touched) keep(control);

  return () => {
    for (const event of events) removeEventListener(event, listen, true);
    for (const [control, value] of kept) {
      const present = control.isConnected ? control : element.querySelector(`#${CSS.escape(control.id || '-')}`);
      if (isControl(present) && !present.disabled) replay(present, value);
    }
  };
}

function isControl(target: unknown): target is Control {
  return (
    (target instanceof HTMLInputElement && !['file', 'hidden', 'submit', 'button'].includes(target.type)) ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

function isTicked(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

/**
 * Whether something else stands in it than the server sent: from before any script of ours was there. After a reload or on
 * the way back the browser itself fills fields in, with what may be long out of date.
 */
function isFilledIn(control: unknown): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!isControl(control) || arrival?.type === 'reload' || arrival?.type === 'back_forward') return false;
  if (isTicked(control)) return control.checked && !control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const options = [...control.options];
  const sent = options.find((option) => option.defaultSelected) ?? options.find((option) => !option.disabled);
  return sent !== undefined && !sent.selected;
}

/** React hears of a change only where the value is another than the one it saw last. */
function replay(control: Control, value: string | boolean): void {
  if (isTicked(control)) {
    if (control.type === 'radio' && value !== true) return;
    control.checked = value !== true;
    control.click();
  } else if (control instanceof HTMLSelectElement) {
    control.value = String(value);
    if (control.selectedIndex >= 0) control.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    const { selectionStart, selectionEnd } = control;
    const kind = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    control.value = value === '' ? ' ' : '';
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value);
    // Numbers, dates and e-mail addresses have no place of the cursor to go back to.
    if (selectionStart !== null && control === document.activeElement) control.setSelectionRange(selectionStart, selectionEnd);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
