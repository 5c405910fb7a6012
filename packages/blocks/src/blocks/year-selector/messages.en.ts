import type { es } from './messages.es.ts';

export const en = { expand_one: 'See {{count}} year', expand_other: 'See all {{count}} years', collapse: 'See fewer' } satisfies Record<
  keyof typeof es,
  string
>;
