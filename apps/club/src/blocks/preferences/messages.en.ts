import type es from './messages.es.ts';

export default {
  title: 'What you like',
  lead: 'Saved as you mark it.',
  saving: 'Saving…',
  saved: 'Saved.',
  failed: 'It could not be saved and everything stays as it was. Try again in a moment.',
} satisfies Record<keyof typeof es, string>;
