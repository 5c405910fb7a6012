import type { es } from './messages.es.ts';

export const en = {
  all_visits: 'All visits',
  duration: 'Duration',
  spoken: 'Languages',
  group: 'Group',
  people: '{{min}} to {{max}} people',
  adults: 'Adults',
  children: 'Aged 5 to 17',
  babies: 'Up to 4',
  free: 'Free',
  meeting_point: 'Meeting point',
  changes: 'Changes and cancellation',
  changes_until_one: 'Free of charge until an hour before',
  changes_until_other: 'Free of charge until {{count}} hours before',
} satisfies Record<keyof typeof es, string>;
