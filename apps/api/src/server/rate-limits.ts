import { ApiError } from './api-error.ts';

/** How often something may be done, by what it is counted for. Windows are seconds. RATE_LIMIT_FACTOR multiplies `most`. */
export const rateLimits = {
  'login by address': { most: 10, window: 60 },
  'login by account': { most: 5, window: 15 * 60 },
  'login altogether': { most: 600, window: 60 },
  'password mail by address': { most: 10, window: 60 },
  'password mail by account': { most: 3, window: 15 * 60 },
  'password reset by address': { most: 20, window: 60 },
  'joining by address': { most: 5, window: 60 },
  'contact by address': { most: 5, window: 60 },
  'newsletter by address': { most: 10, window: 60 },
  'voucher by session': { most: 20, window: 60 },
  'voucher by address': { most: 60, window: 60 },
  'intent by session': { most: 30, window: 60 },
  'intent by address': { most: 300, window: 60 },
  'slots by address': { most: 240, window: 60 },
  'order by address': { most: 60, window: 60 },
  'withdrawal by address': { most: 20, window: 60 },
  'captcha by address': { most: 120, window: 60 },
  'basket by session': { most: 240, window: 60 },
} as const satisfies Record<string, { most: number; window: number }>;

export type RateLimit = keyof typeof rateLimits;

/** Counts in fixed windows in this process's memory. */
export class RateLimiter {
  readonly #factor: number;
  readonly #now: () => number;
  readonly #counts = new Map<string, { used: number; until: number }>();

  constructor(factor: number, now: () => number = Date.now) {
    this.#factor = factor;
    this.#now = now;
  }

  /** Counts one for `key` (an address, a session, an account); throws TOO_MANY_REQUESTS with Retry-After when it is one too many. */
  take(limit: RateLimit, key: string): void {
    const { most, window } = rateLimits[limit];
    const now = this.#now();
    if (this.#counts.size > 50_000) this.#forget(now);
    const id = `${limit}\n${key}`;
    const found = this.#counts.get(id);
    const count = found !== undefined && found.until > now ? found : { used: 0, until: now + window * 1000 };
    count.used += 1;
    this.#counts.set(id, count);
    if (count.used > most * this.#factor) throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: (count.until - now) / 1000 });
  }

  /** Takes one back that was counted for something that went well. */
  giveBack(limit: RateLimit, key: string): void {
    const count = this.#counts.get(`${limit}\n${key}`);
    if (count !== undefined && count.used > 0) count.used -= 1;
  }

  #forget(now: number): void {
    for (const [id, { until }] of this.#counts) if (until <= now) this.#counts.delete(id);
    if (this.#counts.size > 50_000) this.#counts.clear();
  }
}
