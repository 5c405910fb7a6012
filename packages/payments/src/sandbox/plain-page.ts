import { type Language, words } from './browser/words.ts';
import type { Intent } from './store/records.ts';

export type { Language };

/** Text as it may stand in HTML and in its attributes. */
export const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

/** The first language of a browser, where the sandbox has words in it; Spanish otherwise. */
export function languageOf(accepted = ''): Language {
  const [code = ''] = accepted.toLowerCase().split(/[-,;]/);
  return code in words ? (code as Language) : 'es';
}

/** The shop's return address with Stripe's parameters: the payment, its secret, and what came of it. */
export function withOutcome(returnUrl: string, intent: Intent): string {
  const target = new URL(returnUrl);
  const isPaid = intent.status === 'succeeded' || intent.status === 'requires_capture';
  target.searchParams.set('payment_intent', intent.id);
  target.searchParams.set('payment_intent_client_secret', intent.secret);
  target.searchParams.set('redirect_status', isPaid ? 'succeeded' : intent.status === 'processing' ? 'pending' : 'failed');
  return target.href;
}

/** Whether a page may lead there. */
export const isWebAddress = (text: string) => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
