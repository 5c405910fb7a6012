import type es from './messages.es.ts';

export default {
  added_title: 'In your basket',
  added_one: '{{title}}: one added.',
  added_other: '{{title}}: {{count}} added.',
  to_basket: 'View basket',
  refused_title: 'It could not be added',
  failed: 'The basket does not answer. Nothing was added; check your connection and try again.',
  close: 'Close',
} satisfies Record<keyof typeof es, string>;
