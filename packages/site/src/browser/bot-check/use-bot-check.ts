import { ApiError } from '@parral/api-client';
import { type RefCallback, useCallback, useState } from 'react';
import { type BotCheckSettings, TokenSource } from './token-source.ts';

/** The check could not be passed, twice; nothing was sent or done. */
export class BotCheckFailed extends Error {
  override readonly name = 'BotCheckFailed';
}

export interface BotCheck {
  /** For the form (`<form ref={form}>`): what the check needs is fetched when it is first touched, not before. */
  form: RefCallback<HTMLElement>;
  /**
   * Sends with a token that serves this one submission. Where the API answers CAPTCHA_FAILED, or the check itself fails,
   * it is made once more by itself; then rejects with BotCheckFailed. What `send` rejects with otherwise is passed on.
   */
  submit: <T>(send: (captchaKey: string) => Promise<T>) => Promise<T>;
  /** `checking`: sending waits for the check; `failed`: ask the reader to send again (BotCheckNotice). */
  state: 'idle' | 'checking' | 'failed';
}

/** The bot check of a form (specification section 7: a token is obtained per submission). */
export function useBotCheck(settings: BotCheckSettings): BotCheck {
  const [source] = useState(() => new TokenSource(settings));
  const [state, setState] = useState<BotCheck['state']>('idle');
  const form = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (element === null) return undefined;
      const prepare = () => source.prepare();
      element.addEventListener('focusin', prepare);
      return () => element.removeEventListener('focusin', prepare);
    },
    [source],
  );
  const submit = useCallback<BotCheck['submit']>(
    async (send) => {
      for (let attempt = 1; ; attempt += 1) {
        setState('checking');
        try {
          const token = await tokenFrom(source);
          setState('idle');
          return await send(token);
        } catch (error) {
          if (!isRefusal(error)) throw error;
          console.error('the bot check was not passed', error);
          if (attempt === 1) continue;
          setState('failed');
          throw error instanceof BotCheckFailed ? error : new BotCheckFailed('The bot check was refused twice.', { cause: error });
        }
      }
    },
    [source],
  );
  return { form, submit, state };
}

async function tokenFrom(source: TokenSource): Promise<string> {
  try {
    return await source.take();
  } catch (cause) {
    throw new BotCheckFailed('The bot check could not be made.', { cause });
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof BotCheckFailed || (error instanceof ApiError && error.code === 'CAPTCHA_FAILED');
}
