import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { Captcha } from './captcha.ts';
import { forgetOldTokens } from './captcha.store.ts';

export type { Captcha } from './captcha.ts';

export const uses = [] as const;

/** What features are given whose forms are checked: `await context.captcha.verify(request, body.captcha_key)` before anything is done. */
export interface CaptchaContext extends Context {
  captcha: Captcha;
}

/** Makes the bot check of a server, with the job that forgets old tokens. */
export function createCaptcha({ config, db, log, jobs }: Context): Captcha {
  jobs.every(600, 'old bot-check tokens', () => forgetOldTokens(db));
  return new Captcha(config.captcha, db, log);
}

/** The bot check (specification section 7). */
export function captcha(context: CaptchaContext): Pick<Handlers, 'getCaptchaChallenge'> {
  return {
    async getCaptchaChallenge({ request }) {
      await context.limits.take('captcha by address', request.ip);
      return context.captcha.challenge(request);
    },
  };
}
