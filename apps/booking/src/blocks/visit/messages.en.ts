import type { es } from './messages.es.ts';

export const en = {
  all_visits: 'All visits',
  adults: 'Adults',
  changes: 'Changes and cancellation',
  changes_until_one: 'Free of charge until an hour before',
  changes_until_other: 'Free of charge until {{count}} hours before',
} satisfies Record<keyof typeof es, string>;
