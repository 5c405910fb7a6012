import type es from './messages.es.ts';

export default {
  add: 'Add to basket',
  add_named: 'Add to basket: {{title}}',
  adding: 'Adding…',
  added_title: 'In your basket',
  added_one: '{{title}}: one added.',
  added_other: '{{title}}: {{count}} added.',
  to_basket: 'View basket',
  go_on: 'Keep shopping',
  refused_title: 'It could not be added',
  failed: 'The basket does not answer. Nothing was added; check your connection and try again.',
  close: 'Close',
  sold_out: 'Sold out',
  soon: 'Coming soon',
  few: 'Last {{count}}',
  had: 'You have had yours',
  locked: 'Members only',
} satisfies Record<keyof typeof es, string>;
