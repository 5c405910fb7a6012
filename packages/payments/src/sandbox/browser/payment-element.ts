import { CardFields } from './card-form.ts';
import { WaysToPay } from './ways-to-pay.ts';
import { type Appearance, addSheet, applyAppearance } from './card-style.ts';
import { Emitter } from './emitter.ts';
import { languageOf } from './page-language.ts';
import type { Language } from './words.ts';

/** The payment element: Stripe's interface over a choice of ways to pay, and a card form, that stand in the page itself. */
export class CardElement extends Emitter {
  readonly type: string;
  readonly fields: CardFields;
  readonly ways: WaysToPay;
  #place: HTMLElement | undefined;
  readonly #destroyed: () => void;
  readonly #ready: () => Promise<string | null>;

  /** `ready` answers null, or why the form cannot be used. */
  constructor(type: string, language: Language, appearance: Appearance | undefined, ready: () => Promise<string | null>, destroyed: () => void) {
    super();
    this.type = type;
    this.fields = new CardFields(this, language);
    this.ways = new WaysToPay(this.fields, language, (chosen) =>
      this.emit('change', { elementType: type, empty: false, complete: chosen !== 'card', collapsed: false, value: { type: chosen } }),
    );
    this.#ready = ready;
    this.#destroyed = destroyed;
    applyAppearance(this.ways.root, appearance);
  }

  mount(target: string | HTMLElement): void {
    const place = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (!place)
      throw new Error(
        `The payment element cannot be mounted: ${typeof target === 'string' ? `nothing on the page matches ${target}` : 'there is no such place'}.`,
      );
    addSheet();
    this.#place = place;
    this.emit('loaderstart', { elementType: this.type });
    void this.#show(place);
  }

  /** Shows what can be filled in once the ways to pay are known: drawn anew, the fields would lose what is being typed. */
  async #show(place: HTMLElement): Promise<void> {
    const failure = await this.#ready();
    if (this.#place !== place) return;
    place.replaceChildren(this.ways.root);
    if (failure === null) this.emit('ready', { elementType: this.type });
    else this.emit('loaderror', { elementType: this.type, error: { type: 'invalid_request_error', message: failure } });
  }

  update(options: { readOnly?: boolean }): void {
    if (options.readOnly !== undefined) this.ways.setReadOnly(options.readOnly);
  }

  restyle(locale: string | undefined, appearance: Appearance | undefined): void {
    if (locale) this.ways.setLanguage(languageOf(locale));
    applyAppearance(this.ways.root, appearance);
  }

  focus(): void {
    this.fields.focus();
  }

  blur(): void {
    if (this.ways.root.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
  }

  clear(): void {
    this.fields.clear();
  }

  collapse(): void {}

  unmount(): void {
    this.#place = undefined;
    this.ways.root.remove();
  }

  destroy(): void {
    this.unmount();
    this.#destroyed();
  }
}
