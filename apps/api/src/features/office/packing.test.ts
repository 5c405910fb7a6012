/** "Orders: pack list and delivery note for many at once, carrier and tracking by file, mail on dispatch". */
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { boughtOrder, wines } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { atOffice } from '../staff/testing/office.ts';

type Schemas = components['schemas'];
const at = (path: string) => `/api/office/orders/${path}`;

describeShop('packing at the office', (shop) => {
  test('many are handed to carriers by one list, each line for itself, each buyer told once, the same list again changes nothing; notes for what is left to pack', async () => {
    await shop().rows(
      sql`update content_state set version = version + 1, shipping = shipping || '{"carriers": [{ "id": "rapid", "name": "Rapid Express" }]}'::jsonb`,
    );
    await shop().api.context.content.refresh();
    const { visitor } = await atOffice(shop().api, 'shop');
    const numbers: string[] = [];
    for (let made = 0; made < 3; made += 1) numbers.push((await boughtOrder(shop(), { [wines.paramo]: made + 1 })).number);
    const [first = '', second = '', third = ''] = numbers;
    const notes = async (query = '') => (await visitor.get<Schemas['OfficeDeliveryNotes']>(at(`delivery_notes/${query}`))).body;
    expect((await notes()).notes.map(({ number, lines }) => [number, lines[0]?.quantity])).toEqual([
      [first, 1],
      [second, 2],
      [third, 3],
    ]);
    const [note] = (await notes()).notes;
    expect(note).toMatchObject({
      title: `Albarán ${first}`,
      placed: expect.stringMatching(/^Pedido del /),
      ends: [
        { label: 'De', lines: expect.arrayContaining([note?.brand]) },
        { label: 'Para', lines: note?.address },
      ],
    });
    const rows = [
      { number: first.toLowerCase(), carrier: 'rapid', tracking_number: 'TRK-1' },
      { number: 'NONE-0000', carrier: 'rapid' },
      { number: second, carrier: 'rapid express', tracking_number: 'TRK-2' },
      { number: third, carrier: 'nobody' },
    ];
    const send = async () => {
      const { body } = await visitor.post<Schemas['OfficeWork']>(at('dispatches/'), { rows });
      await shop().api.context.outbox.drain();
      const { work, lines } = (await visitor.get<Schemas['OfficeWorkFile']>(`/api/office/work/${body.id}/`)).body;
      expect(work).toMatchObject({ kind: 'dispatches', person: { name: 'The shop' }, total: 4, ended_at: expect.any(String) });
      return lines.map(({ outcome, problem }) => problem ?? outcome);
    };
    expect(await send()).toEqual(['done', 'no_order', 'done', 'no_carrier']);
    expect(await send()).toEqual(['already', 'no_order', 'already', 'no_carrier']);
    const told = (await shop().mails()).filter(({ subject }) => subject.startsWith('order-dispatched'));
    expect(told.map(({ subject }) => [first, second].some((number) => subject.includes(number)))).toEqual([true, true]);
    expect((await notes()).notes.map(({ number }) => number)).toEqual([third]);
    const some = await notes(`?numbers=${first},none`);
    expect([some.notes.map(({ number }) => number), some.left_out.map(({ number, problem }) => [number, problem])]).toEqual([[first], [['NONE', 'no_order']]]);
    const { visitor: owner } = await atOffice(shop().api, 'owner');
    const log = (await owner.get<Schemas['OfficeLog']>('/api/office/log/?kind=order.dispatched')).body;
    expect(log.actions.map(({ subject }) => subject)).toEqual([second, first]);
    const { visitor: reader } = await atOffice(shop().api, 'read-only');
    expect((await reader.post(at('dispatches/'), { rows })).status).toBe(403);
    expect(await shop().failedChecks()).toEqual([]);
  });
});
