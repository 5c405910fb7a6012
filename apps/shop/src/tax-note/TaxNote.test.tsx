import { InWords } from '@parral/site/testing';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TaxNote } from './TaxNote.tsx';

const at = (rate_percent: number | null, tax: number) => ({ rate_percent, base: 100, tax, total: 100 + tax });
const said = (...taxes: ReturnType<typeof at>[]) =>
  renderToString(
    <InWords language="en">
      <TaxNote taxes={taxes} />
    </InWords>,
  ).replaceAll('\u00A0', ' ');

it('section 2, "tax included": the VAT in a total, at its rate; of several rates each', () => {
  expect(said(at(21, 19.02))).toBe('Includes 19,02 € VAT (21 %)');
  expect(said(at(21, 16.66), at(5.5, 1.2))).toBe('Includes VAT: 16,66 € at 21 %, 1,20 € at 5,5 %');
});

it('what is exported, and a voucher whose use is not known yet, carry none, and it says so', () => {
  expect(said(at(0, 0))).toBe('Sent outside the EU’s VAT: none is included');
  expect(said(at(21, 16.66), at(null, 0))).toBe('Includes 16,66 € VAT (21 %). VAT on a voucher for any visit is due when it is redeemed');
  expect(said()).toBe('');
});
