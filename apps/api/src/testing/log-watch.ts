import type { LogTarget } from '../platform/log/logger.ts';

/** What a log must never hold, as tests write it: addresses, identity cards, passwords, secrets of cards, tokens. */
const forbidden: readonly RegExp[] = [
  /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  /\b(?:[XYZ]\d{7}|\d{8})[A-Z]\b/,
  /\bllave-[\w-]+/,
  /_secret_\w/,
  /\bparral_[\w-]{8}/,
  /\b(?:sk_test|whsec|view)_\w/,
  /\b[mv][\w-]{22}\b(?=["';])/,
  /\btoken=\w/,
];

/** Reads every line of a server's log, in every test of the suite, and keeps those that hold what they must not. */
export class LogWatch implements LogTarget {
  readonly leaks: string[] = [];
  readonly #also: LogTarget | undefined;

  constructor(also?: LogTarget) {
    this.#also = also;
  }

  write(line: string): void {
    this.#also?.write(line);
    if (this.leaks.length < 5 && forbidden.some((pattern) => pattern.test(line))) this.leaks.push(line);
  }

  /** Throws when something leaked. */
  check(): void {
    if (this.leaks.length > 0) throw new Error(`The log holds what it must never hold:\n${this.leaks.join('')}`);
  }
}
