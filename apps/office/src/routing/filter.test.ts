import { expect, it } from 'vitest';
import { filterOf, given } from './filter.ts';

it('"every list keeps its filter in the address": what it says wrongly is not asked for', () => {
  const filter = filterOf(new URLSearchParams('q=+Arteaga &state=lost&from=23.11.2026&to=2026-11-23&more=x'), {
    q: 'text',
    state: ['new'],
    from: 'day',
    to: 'day',
    after: 'text',
  });
  expect(filter).toEqual({ q: 'Arteaga', state: '', from: '', to: '2026-11-23', after: '' });
  expect(given(filter)).toEqual({ q: 'Arteaga', to: '2026-11-23' });
});
