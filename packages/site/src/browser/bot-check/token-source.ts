import type { components } from '@parral/api-spec';

/** `bot_check` of the site: which check, and the public key where it has one. */
export type BotCheckSettings = components['schemas']['Site']['bot_check'];

/** How a check earns one token. */
export type Earn = () => Promise<string>;

/** A solution is good for ten minutes; one that was earned ahead is not sent when nearly as old. */
const freshFor = 8 * 60_000;

/**
 * Gives tokens of the bot check, each for one submission. Nothing is fetched before `prepare` or `take`:
 * script, worker and challenge come when the form is first touched.
 */
export class TokenSource {
  readonly #earn: Earn;
  #ahead: { token: Promise<string>; since: number } | undefined;

  constructor(settings: BotCheckSettings) {
    this.#earn = earnerOf(settings);
  }

  /** Earns the next token in the background, so that sending need not wait. */
  prepare(): void {
    if (this.#ahead !== undefined && Date.now() - this.#ahead.since < freshFor) return;
    const ahead = { token: this.#earn(), since: Date.now() };
    this.#ahead = ahead;
    // A failure is not told before somebody sends: `take` then tries again.
    ahead.token.catch(() => {
      if (this.#ahead === ahead) this.#ahead = undefined;
    });
  }

  /** A token that nobody was given before. Rejects when the check cannot be made. */
  async take(): Promise<string> {
    const ahead = this.#ahead;
    this.#ahead = undefined;
    if (ahead === undefined || Date.now() - ahead.since >= freshFor) return this.#earn();
    return ahead.token.catch(() => this.#earn());
  }
}

function earnerOf({ kind, key }: BotCheckSettings): Earn {
  if (kind === 'altcha') return async () => (await import('./altcha.ts')).earnAltcha();
  if (kind === 'recaptcha') return async () => (await import('./recaptcha.ts')).earnRecaptcha(key ?? '');
  return async () => '';
}
