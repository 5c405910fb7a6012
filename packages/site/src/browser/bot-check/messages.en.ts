import type { es } from './messages.es.ts';

/** What is said about the bot check. */
export const en = {
  checking: 'Checking that a person is sending this…',
  failedTitle: 'We could not check that a person is sending this',
  failed: 'Nothing was sent, and what you typed is still here. A slow connection may be the reason: please try again.',
  again: 'Try again',
} satisfies Record<keyof typeof es, string>;
