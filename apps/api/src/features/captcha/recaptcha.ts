import { z } from 'zod';
import type { CaptchaConfig } from '../../platform/config/config.ts';

/** What Google answers (developers.google.com/recaptcha/docs/v3, "Site Verify Response"). */
const reply = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

const patience = 5_000;

/**
 * Asks the provider about a token of reCAPTCHA v3: it counts where it was made on this host (without port) and its score
 * is high enough. Returns the reason of a refusal, null when it counts; throws when the provider cannot be asked.
 */
export async function askRecaptcha(config: Extract<CaptchaConfig, { kind: 'recaptcha' }>, token: string, host: string): Promise<string | null> {
  const body = new URLSearchParams({ secret: config.secretKey, response: token });
  const response = await fetch(config.verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${config.verifyUrl} answered ${response.status}.`);
  const { success, score = 0, hostname, 'error-codes': codes = [] } = reply.parse(await response.json());
  if (!success) return codes.join(', ') || 'no success';
  if (hostname !== host) return `made on ${hostname ?? 'an unknown host'}`;
  return score < config.minScore ? `score ${score}` : null;
}
