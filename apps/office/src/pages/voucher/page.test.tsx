import { expect, it } from 'vitest';
import { exampleVoucher } from '../../testing/example-vouchers.ts';
import { signedIn } from '../../testing/sessions.ts';
import { visitOffice } from '../../testing/visit-office.ts';
import { voucherPage } from './page.tsx';

it('a voucher for any visit says of which brand by its name, not by its id', async () => {
  const { code } = exampleVoucher.voucher;
  const { html } = await visitOffice(`/office/vouchers/${code}?language=es`, {
    pages: [voucherPage],
    session: signedIn(['vouchers:read']),
    answers: { [`GET /api/office/vouchers/${code}/`]: () => Response.json(exampleVoucher) },
  });
  expect(html).toContain('cualquiera de Alba');
});
