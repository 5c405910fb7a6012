export type Listener = (event?: unknown) => void;

/** Events of an element, as Stripe's elements have them. */
export class Emitter {
  readonly #listeners = new Map<string, Set<Listener>>();

  on(name: string, listener: Listener): this {
    const set = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, set.add(listener));
    return this;
  }

  once(name: string, listener: Listener): this {
    const run: Listener = (event) => {
      this.off(name, run);
      listener(event);
    };
    return this.on(name, run);
  }

  off(name: string, listener?: Listener): this {
    if (listener) this.#listeners.get(name)?.delete(listener);
    else this.#listeners.delete(name);
    return this;
  }

  emit(name: string, event?: unknown): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(event);
  }
}
