import { packedTightly } from './cached-response.ts';
import type { Log } from './log.ts';
import type { PageCache } from './page-cache.ts';

/**
 * Packs kept pages tighter, one after the other, beside the answers. Ten packets are all that a server sends before the reader has
 * answered: the heaviest pages, 15 to 16 kB as they are packed while somebody waits, then come with these, a round trip sooner.
 */
export class TightPacking {
  readonly #cache: PageCache;
  readonly #log: Log;
  readonly #waiting = new Set<string>();
  #isAtWork = false;

  constructor(cache: PageCache, log: Log) {
    this.#cache = cache;
    this.#log = log;
  }

  /** Puts a page that was just kept in line; once, however often it is drawn meanwhile. */
  add(key: string): void {
    this.#waiting.add(key);
    if (!this.#isAtWork) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isAtWork = true;
    for (const key of this.#waiting) {
      this.#waiting.delete(key);
      const kept = this.#cache.peek(key);
      if (kept === undefined) continue;
      try {
        const { bytes, encodings } = await packedTightly(kept);
        // Drawn anew meanwhile, it may still be the same text, true for longer.
        const now = this.#cache.peek(key);
        if (now?.encodings.br.etag === kept.encodings.br.etag) this.#cache.set(key, { ...now, bytes, encodings });
      } catch (error) {
        this.#log.error(`page ${key} could not be packed tighter; it is sent as it was packed at first`, error);
      }
    }
    this.#isAtWork = false;
  }
}
