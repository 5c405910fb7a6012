import type es from './messages.es.ts';

export default {
  title: 'Your gift vouchers',
  preparing: 'The vouchers are being prepared. It takes a moment.',
  later: 'The vouchers will reach you by mail within minutes, each with its page to print.',
  people_one: 'For one person, until {{day}}',
  people_other: 'For {{count}} people, until {{day}}',
  open: 'View and print',
  open_named: 'View and print: {{title}}, voucher {{number}}',
  ERROR_VOUCHER_NOT_FOUND: 'No longer there',
  ERROR_VOUCHER_TOO_SOON: 'Cannot be redeemed yet',
  ERROR_VOUCHER_OUTDATED: 'Expired',
  ERROR_VOUCHER_INACTIVE: 'Void',
  ERROR_VOUCHER_USED: 'Redeemed',
} satisfies Record<keyof typeof es, string>;
