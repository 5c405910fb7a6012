import type { es } from './messages.es.ts';

export const en = { filters: 'Filters', year: 'Year', category: 'Subject', locale: 'Language', any: 'All', apply: 'Filter' } satisfies Record<
  keyof typeof es,
  string
>;
