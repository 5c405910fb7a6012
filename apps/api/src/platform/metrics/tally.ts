import { Counter, type Registry } from 'prom-client';

/** Counts what happened by its labels, for whoever is there before the figures are: a scrape reads it. */
export class Tally<Label extends string> {
  readonly #counts = new Map<string, { labels: Record<Label, string>; count: number }>();

  add(labels: Record<Label, string>): void {
    const key = Object.values(labels).join('\0');
    const known = this.#counts.get(key);
    if (known) known.count += 1;
    else this.#counts.set(key, { labels, count: 1 });
  }

  /** Shows it as a counter of a registry. */
  show(registry: Registry, name: string, help: string, labelNames: readonly Label[]): void {
    const counter: Counter<Label> = new Counter<Label>({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      collect: () => {
        counter.reset();
        for (const { labels, count } of this.#counts.values()) counter.inc(labels, count);
      },
    });
  }
}
