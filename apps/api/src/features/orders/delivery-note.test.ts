import { formatMoney } from '@parral/rules';
import { sql } from 'drizzle-orm';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { orderDeliveryNote } from '../../commands/order-delivery-note.ts';
import { boughtOrder, wines } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { deliveryNotePdf, readDeliveryNote } from './delivery-note.ts';
import { setStatus } from './set-status.ts';

/** "Delivery note with the gift message." */
describeShop('the note that goes into a parcel', (shop) => {
  const command = async (...args: string[]) => {
    const lines: string[] = [];
    const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
    return `${await orderDeliveryNote.run(shop().api.context, { args, json: false, output })} ${lines.join(' ')}`;
  };

  test('a gift: bottles, address and message, and no price anywhere', async () => {
    const message = 'Felices fiestas a los dos.\nAna';
    const { number, token } = await boughtOrder(shop(), { [wines.paramo]: 2 }, { is_gift: true, gift_message: ` ${message} `, comment: 'Portería' });
    expect((await shop().api.visitor().get(`/api/ecom_order/order/${token}/`)).body).toMatchObject({ is_gift: true, gift_message: message });
    const note = await readDeliveryNote(shop().api.context, number);
    expect(note).toMatchObject({ number, message, comment: 'Portería', sums: [], isPickup: false, lines: [{ quantity: 2, total: null }] });
    expect(note.address).toEqual(expect.arrayContaining(['Ana Gil', 'Calle Mayor 1', '26200 Haro']));
    expect(JSON.stringify(note)).not.toMatch(/€|\d,\d\d/);
    const { name, content } = await deliveryNotePdf(shop().api.context, number);
    expect([name, content.subarray(0, 5).toString()]).toEqual([`albaran-${number}.pdf`, '%PDF-']);
  });

  test('no gift: what was paid; a message that was typed and given up goes nowhere', async () => {
    const { number } = await boughtOrder(shop(), { [wines.paramo]: 1 }, { is_gift: false, gift_message: 'Felices fiestas' });
    const note = await readDeliveryNote(shop().api.context, number);
    expect(note).toMatchObject({ message: '', lines: [{ quantity: 1, total: formatMoney(5800) }] });
    expect(note.sums.map(({ amount }) => amount)).toEqual([5800, 650, 6450].map((cents) => formatMoney(cents)));
  });

  test('the command writes the file, and says why it does not', async () => {
    const { number } = await boughtOrder(shop(), { [wines.magnum]: 1 });
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'note-')), 'note.pdf');
    expect(await command(number, file)).toBe(`0 ${file} goes with the order ${number}.`);
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await command('XXXX-XXXX')).toMatch(/^1 There is no order XXXX-XXXX/);
    expect(await command()).toMatch(/^2 /);
    await setStatus(shop().api.context, { number, to: 'canceled' });
    expect(await command(number)).toMatch(/^1 .* is cancelled/);
  });

  test('an order of a version without messages has a note as well', async () => {
    const { number } = await boughtOrder(shop(), { [wines.magnum]: 1 }, { is_gift: true });
    await shop().rows(sql`update order_revision set snapshot = snapshot #- '{parts,gift_message}'`);
    expect((await readDeliveryNote(shop().api.context, number)).message).toBe('');
  });
});
