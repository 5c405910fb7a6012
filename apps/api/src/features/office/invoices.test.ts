/** "Today: … invoices not sent": the count and the list behind it say the same, from the mails that have each invoice's link. */
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { invoiceList } from '../../commands/invoice-list.ts';
import { bookedVisit, slotIn } from '../booking/testing/booking.ts';
import { boughtOrder, wines } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { atOffice } from '../staff/testing/office.ts';

type Schemas = components['schemas'];
type Page = Schemas['OfficeInvoicePage'];

describeShop('invoices at the office', (shop) => {
  test('listed the newest first, in pages, found by number, order and visit', async () => {
    const { visitor } = await atOffice(shop().api, 'shop');
    const { number } = await boughtOrder(shop(), { [wines.magnum]: 1 });
    const { token } = await bookedVisit(shop(), await slotIn(shop(), 40));
    const found = async (query: string) => (await visitor.get<Page>(`/api/office/invoices/?${query}`)).body;
    const visit = (await shop().api.visitor().get<Schemas['Booking']>(`/api/booking/${token}/`)).body;
    const all = await found('');
    expect(all.invoices.map(({ subject, reference }) => [subject, reference])).toEqual([
      ['visit', visit.reference],
      ['order', number],
    ]);
    expect((await found(`q=${number.toLowerCase()}`)).invoices).toMatchObject([{ reference: number, kind: 'simplified', mail: null }]);
    expect((await found(`q=${all.invoices[0]?.number.slice(0, 9)}`)).invoices).toHaveLength(2);
    expect((await found('q=NOTHING')).invoices).toEqual([]);
    const first = await found('page_size=1');
    expect((await found(`page_size=1&after=${first.next}`)).invoices.map(({ reference }) => reference)).toEqual([number]);
    expect((await found('to=2020-01-01')).invoices).toEqual([]);
  });

  test('one whose mail did not leave is counted today and listed with the reason until its mail is sent again', async () => {
    const { visitor } = await atOffice(shop().api, 'shop');
    const { number } = await boughtOrder(shop(), { [wines.magnum]: 1 });
    const unsent = async () => {
      const { unsent_invoices: count } = (await visitor.get<Schemas['OfficeToday']>('/api/office/today/')).body;
      const { invoices } = (await visitor.get<Page>('/api/office/invoices/?unsent=true')).body;
      return [count, invoices.map(({ reference, mail }) => [reference, mail])];
    };
    // One that nobody has tried yet is on its way.
    expect(await unsent()).toEqual([0, []]);
    const failed = sql`kind = 'mail' and done_at is null and payload #>> '{data,order,number}' = ${number}`;
    await shop().rows(sql`update outbox set attempts = 1, last_error = 'greylisted', available_at = now() + interval '1 hour' where ${failed}`);
    expect(await unsent()).toEqual([1, [[number, { to: 'ana@example.com', state: 'waiting', failure: 'greylisted' }]]]);
    await shop().rows(sql`update outbox set dead_at = now(), last_error = 'no such mailbox' where ${failed}`);
    expect(await unsent()).toEqual([1, [[number, { to: 'ana@example.com', state: 'undeliverable', failure: 'no such mailbox' }]]]);
    const lines: string[] = [];
    await invoiceList.run(shop().api.context, { args: ['unsent'], json: false, output: { print: (line) => void lines.push(line), fail: () => undefined } });
    expect(lines).toEqual([expect.stringMatching(new RegExp(`${number}.*not sent to ana@example.com: no such mailbox`))]);

    expect((await visitor.post(`/api/office/orders/${number}/mails/`, { mail: 'confirmation' })).status).toBe(200);
    await shop().api.context.outbox.drain();
    expect(await unsent()).toEqual([0, []]);
    await shop().rows(sql`delete from outbox where dead_at is not null`);
  });
});
