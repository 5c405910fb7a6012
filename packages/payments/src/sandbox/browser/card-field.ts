import type { Emitter } from './emitter.ts';

export type CardField = {
  root: HTMLElement;
  input: HTMLInputElement;
  figures(): string;
  setError(message: string): void;
  label(text: string, hint: string): void;
};

export type FieldOptions = {
  id: string;
  name: string;
  autocomplete: AutoFill;
  wide?: true;
  longest: number;
  /** Figures as they stand in the field. */
  shape(figures: string): string;
  changed(): void;
  left(): void;
};

/** An element with attributes, by DOM calls only. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  attributes: Record<string, string> = {},
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text) element.textContent = text;
  return element;
}

/** One labelled field of figures, with its message tied to it. */
export function cardField(options: FieldOptions, events: Emitter): CardField {
  const { id, name, autocomplete, longest, shape } = options;
  const root = make('div', options.wide ? 'sb-field sb-field--wide' : 'sb-field');
  const label = make('label', 'sb-field__label', { for: id });
  const errorId = `${id}-error`;
  const input = make('input', 'sb-field__input', {
    id,
    name,
    autocomplete,
    inputmode: 'numeric',
    type: 'text',
    spellcheck: 'false',
    maxlength: String(longest),
    'aria-required': 'true',
  });
  const error = make('p', 'sb-field__error', { id: errorId });
  root.append(label, input, error);

  const figures = () => input.value.replaceAll(/\D/g, '');

  input.addEventListener('input', () => {
    const before = input.value.slice(0, input.selectionStart ?? input.value.length).replaceAll(/\D/g, '').length;
    const typed = figures();
    const shaped = shape(typed);
    if (shaped !== input.value) {
      input.value = shaped;
      // The caret stays behind the same figure; a figure put in front (0 before a month) moves it on.
      const added = shaped.replaceAll(/\D/g, '').length > typed.length ? 1 : 0;
      const caret = caretAfter(shaped, before + added);
      input.setSelectionRange(caret, caret);
    }
    options.changed();
  });
  input.addEventListener('focus', () => events.emit('focus', { elementType: 'payment' }));
  input.addEventListener('blur', () => {
    options.left();
    events.emit('blur', { elementType: 'payment' });
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') events.emit('escape', { elementType: 'payment' });
  });

  return {
    root,
    input,
    figures,
    setError(message) {
      if (error.textContent === message) return;
      error.textContent = message;
      if (message) {
        input.setAttribute('aria-invalid', 'true');
        input.setAttribute('aria-describedby', errorId);
      } else {
        input.removeAttribute('aria-invalid');
        input.removeAttribute('aria-describedby');
      }
    },
    label(text, hint) {
      label.textContent = text;
      input.placeholder = hint;
    },
  };
}

function caretAfter(text: string, figures: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index++) {
    if (seen === figures) return index;
    if (/\d/.test(text[index] as string)) seen += 1;
  }
  return text.length;
}
