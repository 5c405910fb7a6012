import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';

/** The bot check (specification section 7); handlers ask `context.captcha.verify`. */
export function captcha(context: Context): Pick<Handlers, 'getCaptchaChallenge'> {
  return {
    async getCaptchaChallenge({ request }) {
      await context.limits.take('captcha by address', request.ip);
      return context.captcha.challenge(request);
    },
  };
}
