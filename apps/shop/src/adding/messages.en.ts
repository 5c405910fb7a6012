import type es from './messages.es.ts';

export default {
  add: 'Add to basket',
  add_named: 'Add to basket: {{title}}',
  adding: 'Adding…',
  go_on: 'Keep shopping',
  failed: 'The basket does not answer. Nothing was added; check your connection and try again.',
  sold_out: 'Sold out',
  soon: 'Coming soon',
  few: 'Last {{count}}',
  had: 'You have had yours',
  locked: 'Members only',
} satisfies Record<keyof typeof es, string>;
