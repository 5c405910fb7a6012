import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { boughtOrder, wines } from '../features/checkout/testing/buying.ts';
import { describeShop } from '../features/checkout/testing/shop.ts';
import type { DatabaseCommand } from './command.ts';
import { orderCancel } from './order-cancel.ts';
import { orderList } from './order-list.ts';
import { orderRefund } from './order-refund.ts';
import { orderResendMail } from './order-resend-mail.ts';
import { orderSet } from './order-set.ts';
import { orderShow } from './order-show.ts';

describeShop('what the estate does with an order', (shop) => {
  const estate = async (command: DatabaseCommand, ...args: string[]) => {
    const lines: string[] = [];
    const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
    const exit = await command.run(shop().api.context, { args, json: false, output });
    return `${exit} ${lines.join('\n')}`;
  };
  const left = async (sku: string) =>
    (await shop().rows<{ left: number }>(sql`select on_hand - allocated as left from stock where sku = ${sku}`))[0]?.left ?? 0;
  const refunded = (paymentId: string) => shop().ledger().get(paymentId)?.refunded;
  const mailsTo = async (subject: string) => (await shop().mails()).filter((mail) => mail.subject === subject).length;

  test('any cent goes back with a reason: an amount, once for that reason, and never more than was paid', async () => {
    const { number, paymentId } = await boughtOrder(shop(), { [wines.magnum]: 1 });
    expect(await estate(orderRefund, number, '12,50')).toMatch(/^2 Why\?/);
    expect(await estate(orderRefund, number, '12,50', 'late', 'parcel')).toMatch(/^0 12,50\s€ of the order/);
    expect(await estate(orderRefund, number, '12.50', 'late', 'parcel')).toMatch(/^0 That went back for this reason before/);
    expect(await estate(orderRefund, number, '12,50', 'and', 'again')).toMatch(/^0 12,50\s€/);
    expect(await estate(orderRefund, number, '500', 'too', 'much')).toMatch(/^1 .*63,50\s€ are left to give back/);
    expect(await estate(orderShow, number)).toMatch(/refund +12,50\s€, late parcel, on its way/);
    expect(await mailsTo(`order-refunded ${number}`)).toBe(2);
    expect(refunded(paymentId)).toBe(2_500);
    expect(await estate(orderRefund, number, 'all', 'sorry')).toMatch(/^0 63,50\s€/);
    expect(await estate(orderRefund, number, '0,01', 'one', 'cent')).toMatch(/^1 /);
    await shop().mails();
    expect(refunded(paymentId)).toBe(8_850);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('units of a line go back as they were paid, all of them together to the cent; bottles are on sale again where that is said', async () => {
    const bottles = await left(wines.paramo);
    const { number, paymentId } = await boughtOrder(shop(), { [wines.paramo]: 3 });
    expect(await estate(orderRefund, number, `${wines.paramo}:1`, 'corked')).toMatch(/^0 58,00\s€/);
    expect(await estate(orderRefund, number, `${wines.paramo}:3`, 'corked')).toMatch(/^1 .*2 of 3 are left/);
    expect(await estate(orderRefund, number, 'NONE', 'corked')).toMatch(/^1 .*has no NONE\. It has: ORI-PAR-2019-75/);
    expect(await left(wines.paramo)).toBe(bottles - 3);
    expect(await estate(orderRefund, number, wines.paramo, 'back', 'never', 'left')).toMatch(/^0 116,00\s€/);
    expect(await left(wines.paramo)).toBe(bottles);
    await shop().mails();
    expect(refunded(paymentId)).toBe(17_400);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('a withdrawal after units went back is owed the rest of its line, no more', async () => {
    const { number, token, paymentId } = await boughtOrder(shop(), { [wines.paramo]: 2, [wines.magnum]: 1 });
    await estate(orderRefund, number, `${wines.paramo}:1`, 'corked');
    const visitor = shop().api.visitor();
    const who = { name: 'Ana Gil', email: 'ana@example.com', language: 'es', order_token: token, product_ids: [wines.paramo] };
    const { body } = await visitor.post<{ id: string }>('/api/ecom_order/withdrawal/', who);
    await visitor.post(`/api/ecom_order/withdrawal/${body.id}/confirm/`);
    expect(await estate(orderRefund, number)).toMatch(/^0 58,00\s€/);
    await shop().mails();
    expect(refunded(paymentId)).toBe(11_600);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('the same refund by several at once, and cancelled meanwhile: nothing goes back twice', async () => {
    const { number, paymentId, total } = await boughtOrder(shop(), { [wines.paramo]: 2 });
    await Promise.all([...Array.from({ length: 4 }, () => estate(orderRefund, number, `${wines.paramo}:1`, 'corked')), estate(orderCancel, number)]);
    expect(await estate(orderCancel, number)).toMatch(/^0 .*cancelled/);
    await shop().mails();
    expect(refunded(paymentId)).toBe(Math.round(total * 100));
    expect(await estate(orderRefund, number, 'all', 'again')).toMatch(/^1 /);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('a mail goes out again, as long as what it says is so', async () => {
    const { number } = await boughtOrder(shop());
    expect(await mailsTo(`Pedido ${number}`)).toBe(1);
    expect(await estate(orderResendMail, number)).toMatch(/^0 It goes to ana@example\.com/);
    expect(await mailsTo(`Pedido ${number}`)).toBe(2);
    expect(await estate(orderResendMail, number, 'completed')).toMatch(/^1 The order .* is received: that mail would not be true/);
    expect(await estate(orderResendMail, number, 'letter')).toMatch(/^1 "letter" is no mail of an order/);
    await estate(orderCancel, number);
    expect(await estate(orderResendMail, number)).toMatch(/^1 /);
  });

  test('fault "commands print the books’ own codes": where an order and its money stand is said in the words of its page', async () => {
    const { number } = await boughtOrder(shop(), { [wines.paramo]: 2 });
    expect(await estate(orderShow, number)).toMatch(/status +received; paid/);
    expect(await estate(orderSet, number, 'in_process')).toBe(`0 The order ${number} is being prepared now.`);
    expect((await estate(orderList)).split('\n').find((line) => line.includes(number))).toMatch(/\tbeing prepared\tpaid\t/);
    await estate(orderRefund, number, `${wines.paramo}:1`, 'corked');
    await estate(orderCancel, number);
    const shown = await estate(orderShow, number);
    expect(shown).toMatch(/status +cancelled; /);
    expect(shown).toMatch(/withdrawal +no longer: the order is cancelled/);
    expect(shown).not.toMatch(/in_process|canceled|CANCELED|authorised/);
  });
});
