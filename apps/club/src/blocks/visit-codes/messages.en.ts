import type es from './messages.es.ts';

export default {
  title: 'Visit codes',
  lead: 'One for each winery and season.',
  book: 'Book a visit',
  book_at: 'Book a visit at {{estate}}',
  valid: 'Valid until {{date}}.',
  used: 'Already used this season. The next one comes after the harvest.',
  none: 'You have no code yet. The first one comes after the harvest.',
} satisfies Record<keyof typeof es, string>;
