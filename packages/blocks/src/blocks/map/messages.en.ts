import type { es } from './messages.es.ts';

export const en = {
  open: 'How to get here, on OpenStreetMap',
  note: 'North is up. The link opens another site; this page asks nobody anything.',
} satisfies Record<keyof typeof es, string>;
