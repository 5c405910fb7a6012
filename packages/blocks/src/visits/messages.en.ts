import type { es } from './messages.es.ts';

export const en = { book: 'Book', book_visit: 'Book: {{name}}', per_adult: '{{price}} per adult' } satisfies Record<keyof typeof es, string>;
