import type es from './messages.es.ts';

export default {
  ended_title: 'Your session has ended',
  ended_kept: 'It has not been saved yet, but what you typed is still here. Log in again and save once more.',
  ended: 'It has not been saved. Log in to your club again and repeat it.',
  log_in: 'Log in again',
} satisfies Record<keyof typeof es, string>;
