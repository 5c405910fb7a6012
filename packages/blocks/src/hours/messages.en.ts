import type { es } from './messages.es.ts';

export const en = {
  days: 'Days',
  hours: 'Hours',
  run: '{{first}} to {{last}}',
  stretch: '{{from}} to {{to}}',
  and: ' and ',
  closed: 'closed',
  special: 'Special days',
  open_until: 'Open now, until {{time}}.',
  opens_today: 'Closed now. Opens today at {{time}}.',
  opens_tomorrow: 'Closed now. Opens tomorrow at {{time}}.',
  opens_on: 'Closed now. Opens on {{day}} at {{time}}.',
  closed_long: 'Closed these days.',
  zone: 'Time at the winery.',
} satisfies Record<keyof typeof es, string>;
