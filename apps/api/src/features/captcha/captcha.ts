import { createHash } from 'node:crypto';
import type { components } from '@parral/api-spec';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { refuseInsideTransaction } from '../../platform/database/transaction-guard.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { CaptchaConfig } from '../../platform/config/config.ts';
import { newChallenge, readSolution } from './altcha.ts';
import { sharedSecret, untilIn, takeOnce } from './captcha.store.ts';
import { askRecaptcha } from './recaptcha.ts';

/** How long a solution serves, in minutes. */
const goodFor = 10;

/** The bot check of this server (specification section 7: a token per submission, sent as captcha_key). */
export class Captcha {
  readonly #config: CaptchaConfig;
  readonly #db: Db;
  readonly #log: FastifyBaseLogger;
  #secret: Promise<string> | undefined;

  constructor(config: CaptchaConfig, db: Db, log: FastifyBaseLogger) {
    this.#config = config;
    this.#db = db;
    this.#log = log;
  }

  /** A challenge for the host that asks. Throws NOT_FOUND where the site checks by other means. */
  async challenge(request: FastifyRequest): Promise<components['schemas']['CaptchaChallenge']> {
    if (this.#config.kind !== 'altcha') throw new ApiError('NOT_FOUND');
    const until = await untilIn(this.#db, goodFor);
    return newChallenge({ secret: await this.#sharedSecret(), host: request.host, until, effort: this.#config.effort });
  }

  /**
   * Lets a submission pass whose token was earned on this host, within ten minutes, and has served nothing before: it is
   * used up by asking. Not inside a transaction. Throws CAPTCHA_FAILED.
   */
  async verify(request: FastifyRequest, captchaKey: string): Promise<void> {
    refuseInsideTransaction('Asking the bot check');
    const refusal = await this.#refusal(request, captchaKey);
    if (refusal === null) return;
    request.log.info({ refusal }, 'bot check not passed');
    throw new ApiError('CAPTCHA_FAILED');
  }

  async #refusal(request: FastifyRequest, token: string): Promise<string | null> {
    if (this.#config.kind === 'none') return null;
    if (this.#config.kind === 'recaptcha') {
      const refusal = await this.#askProvider(this.#config, token, request.hostname);
      return refusal ?? (await this.#use(hash(token), await untilIn(this.#db, goodFor)));
    }
    const solution = await readSolution(token, await this.#sharedSecret());
    if (solution === null) return 'not solved';
    if (solution.host !== request.host) return `solved on ${solution.host}`;
    return this.#use(solution.id, solution.until);
  }

  /** A provider that does not answer lets nobody pass: the form asks again. */
  async #askProvider(config: Extract<CaptchaConfig, { kind: 'recaptcha' }>, token: string, host: string): Promise<string | null> {
    try {
      return await askRecaptcha(config, token, host);
    } catch (error) {
      this.#log.error({ err: error }, 'the bot check provider could not be asked');
      return 'provider unavailable';
    }
  }

  async #use(id: string, until: number): Promise<string | null> {
    return (await takeOnce(this.#db, id, until)) ? null : 'too old or used before';
  }

  /** Read once; a failure is not kept. */
  #sharedSecret(): Promise<string> {
    this.#secret ??= sharedSecret(this.#db).catch((error: unknown) => {
      this.#secret = undefined;
      throw error;
    });
    return this.#secret;
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
