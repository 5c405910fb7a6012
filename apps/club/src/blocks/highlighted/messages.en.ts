import type es from './messages.es.ts';

export default {
  list: 'The club’s selection',
  children_one: '{{count}} vintage or format',
  children_other: '{{count}} vintages or formats',
  from: 'from {{price}}',
  see: 'See more',
  locked: 'Kept for another level',
  allocation_one: 'One bottle for each member and season',
  allocation_other: 'Up to {{count}} bottles for each member and season',
  allocation_left_one: 'One bottle for each member and season, {{left}} left for you',
  allocation_left_other: 'Up to {{count}} bottles for each member and season, {{left}} left for you',
  allocation_had_one: 'One bottle for each member and season, and you have had it',
  allocation_had_other: '{{count}} bottles for each member and season, and you have had them',
  more: 'See more wines',
  loading: 'Looking for more…',
  shown_one: '{{count}} wine',
  shown_other: '{{count}} wines',
  failed: 'We could not bring more wines. Try again in a moment.',
  none: 'This season’s selection is not open yet. We will write to you when it is.',
} satisfies Record<keyof typeof es, string>;
