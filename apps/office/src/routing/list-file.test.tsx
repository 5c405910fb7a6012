import { describe, expect, it } from 'vitest';
import { couponsPage } from '../pages/coupons/page.tsx';
import { groupRequestsPage } from '../pages/group-requests/page.tsx';
import { logPage } from '../pages/log/page.tsx';
import { membersPage } from '../pages/members/page.tsx';
import { numbersPage } from '../pages/numbers/page.tsx';
import { ordersPage } from '../pages/orders/page.tsx';
import { paymentLinksPage } from '../pages/payment-links/page.tsx';
import { peoplePage } from '../pages/people/page.tsx';
import { visitListPage } from '../pages/visit-list/page.tsx';
import { vouchersPage } from '../pages/vouchers/page.tsx';
import { winesPage } from '../pages/wines/page.tsx';
import { exampleOrders } from '../testing/example-orders.ts';
import { signedIn } from '../testing/sessions.ts';
import { textOf, visitOffice } from '../testing/visit-office.ts';

const answers = {
  'POST /api/office/lists/': () => Response.json({ list: 'orders', filter: {} }),
  'GET /api/ecom_order/checkout/shipping_countries/': () => Response.json([{ iso_code: 'ES', name: 'España', code: 'ES' }]),
};

describe('issue 16: "CSV from every list"', () => {
  it('every list is a file, for who may read it', () => {
    const pages = [
      ordersPage,
      visitListPage,
      winesPage,
      membersPage,
      vouchersPage,
      couponsPage,
      logPage,
      numbersPage,
      paymentLinksPage,
      groupRequestsPage,
      peoplePage,
    ];
    expect(pages.filter(({ csv, right }) => csv === undefined || right === undefined)).toEqual([]);
  });

  it('has the filter of the address, all pages, and is noted before its first row', async () => {
    let pages = 0;
    const { parts, asked, headers } = await visitOffice('/office/orders?q=Weber&status=new&country=ES&after=K7&csv=1', {
      pages: [ordersPage],
      session: signedIn(['orders:read']),
      answers: { ...answers, 'GET /api/office/orders/': () => Response.json({ orders: [exampleOrders[0]], next: (pages += 1) < 3 ? `N${pages}` : null }) },
    });
    expect(headers).toMatchObject({ 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'attachment; filename="orders.csv"' });
    const text = await textOf(parts);
    expect(text.split('\r\n')).toEqual([
      expect.stringMatching(/^\u{FEFF}Pedido;/u),
      ...Array.from({ length: 3 }, () => 'K7QX-3182;2026-11-23 09:41;Lucía Arteaga;lucia@correo.example;Por preparar;ES;6;124,4;0;;;alba'),
      '',
    ]);
    const calls = asked.filter(({ url }) => url.includes('/api/office/lists/') || url.includes('/api/office/orders/'));
    expect(await calls[0]?.json()).toEqual({ list: 'orders', filter: { q: 'Weber', status: 'new', country: 'ES' } });
    expect(calls.slice(1).map(({ url }) => new URL(url).search)).toEqual([
      '?q=Weber&status=new&country=ES&page_size=200',
      '?q=Weber&status=new&country=ES&after=N1&page_size=200',
      '?q=Weber&status=new&country=ES&after=N2&page_size=200',
    ]);
  });

  it('is nobody’s who may not read the list, nor where it could not be noted', async () => {
    const asked = (session = signedIn(['visits:read'])) => visitOffice('/office/orders?csv=1', { pages: [ordersPage], session });
    expect((await asked()).status).toBe(403);
    const refused = { ...answers, 'POST /api/office/lists/': () => Response.json({ detail: 'OFFICE_RIGHT_MISSING' }, { status: 403 }) };
    const answer = await visitOffice('/office/orders?csv=1', { pages: [ordersPage], session: signedIn(['orders:read']), answers: refused });
    expect([answer.status, answer.parts]).toEqual([403, undefined]);
  });
});
