import type es from './messages.es.ts';

export default {
  duration: 'Duration',
  spoken: 'Languages',
  language_es: 'Spanish',
  language_en: 'English',
  group: 'Group',
  people: '{{min}} to {{max}} people',
  children: 'Aged 5 to 17',
  babies: 'Up to 4',
  free: 'Free',
  meeting_point: 'Meeting point',
} satisfies Record<keyof typeof es, string>;
