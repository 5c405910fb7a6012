/** Issue 16: "Long work (imports, mass mails, PDF of 200 orders) shows progress, can be left and found again." */
import { randomUUID } from 'node:crypto';
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { boughtOrder, orderForm, wines } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { atOffice } from '../staff/testing/office.ts';

type Schemas = components['schemas'];

describeShop('long work at the office', (shop) => {
  const drain = () => shop().api.context.outbox.drain();
  const fileOf = async (visitor: Awaited<ReturnType<typeof atOffice>>['visitor'], id: string, query = '') =>
    (await visitor.get<Schemas['OfficeWorkFile']>(`/api/office/work/${id}/${query}`)).body;

  test('it is answered before it is done, found again by whoever may see it, with its lines in pages; the log says who began what', async () => {
    const { visitor, staff } = await atOffice(shop().api, 'shop');
    const rows = ['NONE-0001', 'NONE-0002', 'NONE-0003'].map((number) => ({ number, carrier: 'rapid' }));
    const key = randomUUID();
    const begin = async () => (await visitor.post<Schemas['OfficeWork']>('/api/office/orders/dispatches/', { rows, key })).body;
    expect(await begin()).toMatchObject({ id: key, ended_at: null, total: 3, done: 0, failed: 0 });
    await drain();
    // Sent a second time it begins nothing more.
    expect(await begin()).toMatchObject({ id: key, ended_at: expect.any(String), failed: 3 });
    const { visitor: colleague } = await atOffice(shop().api, 'shop');
    const list = (await colleague.get<Schemas['OfficeWorkList']>('/api/office/work/?kind=dispatches&page_size=1')).body;
    expect(list.work).toMatchObject([{ id: key, person: { name: staff.name }, failed: 3 }]);
    const first = await fileOf(colleague, key, '?outcome=failed&page_size=2');
    expect(first.lines.map(({ asked, problem }) => [asked['number'], problem])).toEqual([
      ['NONE-0001', 'no_order'],
      ['NONE-0002', 'no_order'],
    ]);
    expect((await fileOf(colleague, key, `?outcome=failed&page_size=2&after=${first.next}`)).lines.map(({ position }) => position)).toEqual([3]);
    const { visitor: owner } = await atOffice(shop().api, 'owner');
    const log = (await owner.get<Schemas['OfficeLog']>(`/api/office/log/?kind=work.begin&subject=${key}`)).body;
    expect(log.actions.map(({ person, after }) => [person?.id, after])).toEqual([[staff.id, { work: 'dispatches', lines: 3 }]]);
  });

  test('the notes of many orders are made ready to print, and stay so; what nothing is sent of is left out with why', async () => {
    const { visitor } = await atOffice(shop().api, 'read-only');
    const { number } = await boughtOrder(shop(), { [wines.paramo]: 2 });
    const { body: work } = await visitor.post<Schemas['OfficeWork']>('/api/office/orders/delivery_notes/', {
      numbers: [number.toLowerCase(), 'NONE-0000', number],
    });
    await drain();
    const notes = async () => (await visitor.get<Schemas['OfficeDeliveryNotes']>(`/api/office/orders/delivery_notes/?work=${work.id}`)).body;
    const before = await notes();
    expect([before.notes.map((note) => [note.number, note.lines[0]?.quantity]), before.left_out.map((one) => one.number)]).toEqual([
      [[number, 2]],
      ['NONE-0000'],
    ]);
    await shop().rows(sql`update shop_order set language = 'en' where number = ${number}`);
    expect((await notes()).notes).toEqual(before.notes);
    // Without orders named it is what is to be packed.
    const other = await boughtOrder(shop(), { [wines.paramo]: 1 });
    const { body: all } = await visitor.post<Schemas['OfficeWork']>('/api/office/orders/delivery_notes/', {});
    await drain();
    expect((await fileOf(visitor, all.id)).lines.map(({ asked }) => asked['number'])).toContain(other.number);
  });

  test('a line that fails for no reason known is tried again, then given up, and the rest goes on', async () => {
    const { visitor } = await atOffice(shop().api, 'shop');
    const { number } = await boughtOrder(shop(), { [wines.paramo]: 1 });
    const { number: broken } = await boughtOrder(shop(), { [wines.paramo]: 1 });
    await shop().rows(sql`update order_revision set snapshot = '{}'::jsonb where intent_id = (select intent_id from shop_order where number = ${broken})`);
    const { body: work } = await visitor.post<Schemas['OfficeWork']>('/api/office/orders/delivery_notes/', { numbers: [broken, number] });
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await drain();
      await shop().rows(sql`update outbox set available_at = now() where kind = 'office work' and done_at is null`);
    }
    expect((await fileOf(visitor, work.id)).lines.map(({ outcome, problem }) => problem ?? outcome)).toEqual(['unexpected', 'done']);
  });

  test('what it says of a person goes with the person, and all of it a month after its end', async () => {
    const { visitor } = await atOffice(shop().api, 'owner');
    const email = 'packed@example.com';
    const { number } = await boughtOrder(shop(), { [wines.paramo]: 1 }, { client_info: { ...orderForm().client_info, email } });
    const { body: work } = await visitor.post<Schemas['OfficeWork']>('/api/office/orders/delivery_notes/', { numbers: [number, 'NONE-0000'] });
    await drain();
    await visitor.post('/api/office/personal_data/erase/', { of: email });
    expect((await fileOf(visitor, work.id)).lines.map(({ asked }) => asked['number'])).toEqual(['NONE-0000']);
    await shop().rows(sql`update office_work set ended_at = now() - interval '32 days' where id = ${work.id}`);
    await shop().api.context.jobs.run('old long work');
    expect((await visitor.get(`/api/office/work/${work.id}/`)).status).toBe(404);
  });
});
