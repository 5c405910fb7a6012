import { CardFields } from './card-form.ts';
import { type Appearance, addSheet, applyAppearance } from './card-style.ts';
import { Emitter } from './emitter.ts';
import { languageOf } from './page-language.ts';
import type { Language } from './words.ts';

/** The payment element: Stripe's interface over a card form that stands in the page itself. */
export class CardElement extends Emitter {
  readonly type: string;
  readonly fields: CardFields;
  readonly #destroyed: () => void;
  readonly #ready: () => Promise<string | null>;

  /** `ready` answers null, or why the form cannot be used. */
  constructor(type: string, language: Language, appearance: Appearance | undefined, ready: () => Promise<string | null>, destroyed: () => void) {
    super();
    this.type = type;
    this.fields = new CardFields(this, language);
    this.#ready = ready;
    this.#destroyed = destroyed;
    applyAppearance(this.fields.root, appearance);
  }

  mount(target: string | HTMLElement): void {
    const place = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (!place)
      throw new Error(
        `The payment element cannot be mounted: ${typeof target === 'string' ? `nothing on the page matches ${target}` : 'there is no such place'}.`,
      );
    addSheet();
    place.replaceChildren(this.fields.root);
    this.emit('loaderstart', { elementType: this.type });
    void this.#announce();
  }

  async #announce(): Promise<void> {
    const failure = await this.#ready();
    if (!this.fields.root.isConnected) return;
    if (failure === null) this.emit('ready', { elementType: this.type });
    else this.emit('loaderror', { elementType: this.type, error: { type: 'invalid_request_error', message: failure } });
  }

  update(options: { readOnly?: boolean }): void {
    if (options.readOnly !== undefined) this.fields.setReadOnly(options.readOnly);
  }

  restyle(locale: string | undefined, appearance: Appearance | undefined): void {
    if (locale) this.fields.setLanguage(languageOf(locale));
    applyAppearance(this.fields.root, appearance);
  }

  focus(): void {
    this.fields.focus();
  }

  blur(): void {
    if (this.fields.root.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
  }

  clear(): void {
    this.fields.clear();
  }

  collapse(): void {}

  unmount(): void {
    this.fields.root.remove();
  }

  destroy(): void {
    this.unmount();
    this.#destroyed();
  }
}
