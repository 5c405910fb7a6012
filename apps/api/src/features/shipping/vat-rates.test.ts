import { expect, test } from 'vitest';
import { dayAtEstate } from './vat-rates.ts';

test('a day at the estate begins at midnight in Madrid, in summer and in winter, whichever moment was asked for before', () => {
  const moments = ['2026-01-14T22:59:59Z', '2026-01-14T23:00:00Z', '2026-07-14T21:59:59Z', '2026-07-14T22:00:00Z', '2026-07-14T21:59:59Z'];
  expect(moments.map((moment) => dayAtEstate(new Date(moment)))).toEqual(['2026-01-14', '2026-01-15', '2026-07-14', '2026-07-15', '2026-07-14']);
});
