import type { es } from './messages.es.ts';

export const en = {
  visits: 'Visits',
  per_adult: 'per adult',
  book: 'Book',
  book_named: 'Book: {{name}}',
  ask: 'Ask for a date',
  ask_for: 'Ask for a date for {{name}}',
  duration: 'Duration',
  group: 'Group',
  people: '{{min}} to {{max}} people',
  children: 'Aged 5 to 17',
  babies: 'Up to 4',
  free: 'Free',
  spoken: 'Language',
  language_es: 'Spanish',
  language_en: 'English',
  meeting_point: 'Meeting point',
} satisfies Record<keyof typeof es, string>;
