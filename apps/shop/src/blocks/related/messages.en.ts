import type es from './messages.es.ts';

export default {
  title: 'From the same house',
} satisfies Record<keyof typeof es, string>;
