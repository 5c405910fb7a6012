import type es from './messages.es.ts';

export default {
  list: 'Gift vouchers',
  kind: 'Gift voucher',
  any_visit: 'The visit they prefer',
  people: 'For how many people',
  people_one: 'For one person',
  people_other: 'For {{count}} people',
  valid_one: 'Good for one month from the purchase',
  valid_other: 'Good for {{count}} months from the purchase',
  price: 'Price',
  price_note: 'VAT included, nothing to ship',
  sold_out: 'Sold out',
  see_visit: 'See the visit',
  see_visit_named: 'See the visit: {{title}}',
  none: 'No vouchers are on sale just now. Come back soon, or write to us and we will prepare one:',
  needs_script: 'Buying online needs JavaScript. You can also order a voucher by mail or by phone.',
} satisfies Record<keyof typeof es, string>;
