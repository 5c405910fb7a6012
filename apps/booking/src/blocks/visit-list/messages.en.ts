import type { es } from './messages.es.ts';

export const en = {
  visits: 'Visits',
  per_adult: 'per adult',
  book: 'Book',
  book_named: 'Book: {{name}}',
  ask: 'Ask for a date',
  ask_for: 'Ask for a date for {{name}}',
} satisfies Record<keyof typeof es, string>;
