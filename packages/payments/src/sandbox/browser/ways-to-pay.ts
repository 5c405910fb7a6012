import { make } from './card-field.ts';
import type { CardFields, CardValue } from './card-form.ts';
import { type FieldErrorCode, type Language, words } from './words.ts';

/** The way that was chosen, as a confirm call takes it. */
export type ChosenWay = { type: string; card?: CardValue };

let listed = 0;

/**
 * The ways that a payment may be paid in: where there are several, one radio for each, and below the chosen one what it asks
 * for: the fields of the card, or a word that it leads away.
 */
export class WaysToPay {
  readonly root: HTMLElement;
  readonly #card: CardFields;
  readonly #chose: (type: string) => void;
  #language: Language;
  #types: readonly string[] = ['card'];
  #chosen = 'card';

  constructor(card: CardFields, language: Language, chose: (type: string) => void) {
    this.root = make('div', 'sb-ways-place');
    this.#card = card;
    this.#chose = chose;
    this.#language = language;
    this.#draw();
  }

  get chosen(): string {
    return this.#chosen;
  }

  /** Offers these ways; the one that is chosen stays so where it is among them. */
  offer(types: readonly string[]): void {
    if (types.join() === this.#types.join()) return;
    this.#types = types;
    if (!types.includes(this.#chosen)) this.#chosen = types[0] ?? 'card';
    this.#draw();
  }

  setLanguage(language: Language): void {
    this.#language = language;
    this.#card.setLanguage(language);
    this.#draw();
  }

  setReadOnly(readOnly: boolean): void {
    this.#card.setReadOnly(readOnly);
    // The chosen one stays in reach of the keyboard: who pressed Enter on it keeps the place.
    for (const radio of this.root.querySelectorAll<HTMLInputElement>('input[type=radio]')) radio.disabled = readOnly && !radio.checked;
  }

  /** The chosen way with the card, where it is one; or the first error, shown at its field. */
  check(): { value: ChosenWay } | { code: FieldErrorCode; message: string } {
    if (this.#chosen !== 'card') return { value: { type: this.#chosen } };
    const checked = this.#card.check();
    return 'code' in checked ? checked : { value: { type: 'card', card: checked.value } };
  }

  #draw(): void {
    if (this.#types.length < 2) {
      this.root.replaceChildren(this.#card.root);
      return;
    }
    listed += 1;
    const said: Readonly<Record<string, string>> = words[this.#language];
    const group = make('fieldset', 'sb-ways');
    group.append(make('legend', 'sb-card__legend', {}, said['ways']));
    const bodies = new Map(this.#types.map((type) => [type, make('div', 'sb-way__body')]));
    const show = (chosen: string) => {
      this.#chosen = chosen;
      for (const [type, body] of bodies) {
        const isChosen = type === chosen;
        body.parentElement?.classList.toggle('sb-way--chosen', isChosen);
        body.hidden = !isChosen;
      }
    };
    for (const [type, body] of bodies) {
      const way = make('div', 'sb-way');
      const id = `sandbox-way-${listed}-${type}`;
      const radio = make('input', 'sb-way__radio', { type: 'radio', id, name: `sandbox-way-${listed}`, value: type });
      radio.checked = type === this.#chosen;
      radio.addEventListener('change', () => {
        show(type);
        this.#chose(type);
      });
      const label = make('label', 'sb-way__label', { for: id });
      label.append(radio, make('span', '', {}, said[`way_${type}`] ?? type));
      body.append(type === 'card' ? this.#card.root : make('p', 'sb-way__text', {}, said['leads_away']));
      way.append(label, body);
      group.append(way);
    }
    show(this.#chosen);
    this.root.replaceChildren(group);
  }
}
