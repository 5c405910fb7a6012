import { type CardField, cardField, make } from './card-field.ts';
import { checkCvc, checkExpiry, checkNumber, groupExpiry, groupNumber } from './card-checks.ts';
import type { Emitter } from './emitter.ts';
import { type FieldErrorCode, type Language, words } from './words.ts';

export type CardValue = { number: string; exp_month: number; exp_year: number; cvc: string };

let made = 0;

/** The three fields of a card. Errors appear when a field is left or the form is checked, and go as soon as they are mended. */
export class CardFields {
  readonly root: HTMLFieldSetElement;
  readonly #legend: HTMLLegendElement;
  readonly #number: CardField;
  readonly #expiry: CardField;
  readonly #cvc: CardField;
  readonly #events: Emitter;
  #language: Language;
  #last = '';

  constructor(events: Emitter, language: Language) {
    made += 1;
    this.#events = events;
    this.#language = language;
    this.root = make('fieldset', 'sb-card');
    this.#legend = make('legend', 'sb-card__legend');
    const changed = () => this.#changed();
    const id = (name: string) => `sandbox-card-${made}-${name}`;
    this.#number = cardField(
      {
        id: id('number'),
        name: 'number',
        autocomplete: 'cc-number',
        wide: true,
        longest: 19,
        shape: groupNumber,
        changed,
        left: () => this.#show(this.#number, true),
      },
      events,
    );
    this.#expiry = cardField(
      {
        id: id('expiry'),
        name: 'expiry',
        autocomplete: 'cc-exp',
        longest: 9,
        shape: groupExpiry,
        changed,
        left: () => this.#show(this.#expiry, true),
      },
      events,
    );
    this.#cvc = cardField(
      {
        id: id('cvc'),
        name: 'cvc',
        autocomplete: 'cc-csc',
        longest: 4,
        shape: (figures) => figures.slice(0, 4),
        changed,
        left: () => this.#show(this.#cvc, true),
      },
      events,
    );
    this.root.append(this.#legend, this.#number.root, this.#expiry.root, this.#cvc.root);
    this.setLanguage(language);
  }

  setLanguage(language: Language): void {
    this.#language = language;
    const said = words[language];
    this.#legend.textContent = said.group;
    this.#number.label(said.number, '1234 1234 1234 1234');
    this.#expiry.label(said.expiry, said.expiryHint);
    this.#cvc.label(said.cvc, said.cvcHint);
  }

  setReadOnly(readOnly: boolean): void {
    // Not `disabled`: a person who pressed Enter in a field would lose the place.
    for (const field of this.#all()) field.input.readOnly = readOnly;
  }

  focus(): void {
    this.#number.input.focus();
  }

  clear(): void {
    for (const field of this.#all()) {
      field.input.value = '';
      field.setError('');
    }
    this.#changed();
  }

  /** The card, or the first error: shown at its field, which takes the focus. */
  check(): { value: CardValue } | { code: FieldErrorCode; message: string } {
    let first: { field: CardField; code: FieldErrorCode } | undefined;
    for (const field of this.#all()) {
      const code = this.#errorOf(field);
      this.#show(field, false);
      if (code && !first) first = { field, code };
    }
    if (first) {
      first.field.input.focus();
      return { code: first.code, message: words[this.#language][first.code] };
    }
    const expiry = this.#expiry.figures();
    return {
      value: {
        number: this.#number.figures(),
        exp_month: Number(expiry.slice(0, 2)),
        exp_year: 2000 + Number(expiry.slice(2)),
        cvc: this.#cvc.figures(),
      },
    };
  }

  /** Shows a refusal at the field that it is about; true when there is one. */
  showRefusal(param: string | undefined, message: string): boolean {
    const field = param === 'cvc' ? this.#cvc : param === 'number' ? this.#number : param?.startsWith('exp_') ? this.#expiry : undefined;
    field?.setError(message);
    return field !== undefined;
  }

  #all = () => [this.#number, this.#expiry, this.#cvc];

  #errorOf(field: CardField): FieldErrorCode | null {
    if (field === this.#number) return checkNumber(field.figures());
    if (field === this.#expiry) return checkExpiry(field.figures(), new Date());
    return checkCvc(field.figures(), this.#number.figures());
  }

  #show(field: CardField, leaving: boolean): void {
    const code = this.#errorOf(field);
    // A field passed over while empty is no error yet.
    if (leaving && field.figures() === '') return;
    field.setError(code ? words[this.#language][code] : '');
  }

  #changed(): void {
    for (const field of this.#all()) if (field.input.hasAttribute('aria-invalid') && !this.#errorOf(field)) field.setError('');
    const empty = this.#all().every((field) => field.figures() === '');
    const complete = this.#all().every((field) => !this.#errorOf(field));
    const state = `${empty}${complete}`;
    if (state === this.#last) return;
    this.#last = state;
    this.#events.emit('change', { elementType: 'payment', empty, complete, collapsed: false, value: { type: 'card' } });
  }
}
