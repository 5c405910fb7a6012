import { randomUUID } from 'node:crypto';
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../../platform/context.ts';
import { boughtOrder, wines } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { bookRefund } from '../payments/index.ts';
import type { InvoiceEntry, Invoicing, Sale } from './index.ts';

/** A program that an estate invoices by already: it numbers and prints, over the network, and does not always answer. */
class TheirProgram {
  fails = 0;
  /** By the key of what it was asked for, so that what is asked twice is written once. */
  readonly #written = new Map<string, InvoiceEntry & { subjectId: string }>();

  write(key: string, entry: Pick<InvoiceEntry, 'kind' | 'totalCents' | 'token'> & { subjectId: string }): void {
    if (this.fails > 0) {
      this.fails -= 1;
      throw new Error('503 Service Unavailable');
    }
    const number = `WEB/${this.#written.size + 1}`;
    if (!this.#written.has(key)) this.#written.set(key, { ...entry, number, date: '2027-01-07' });
  }

  of(ids: readonly string[]) {
    return [...this.#written.values()].filter(({ subjectId }) => ids.includes(subjectId));
  }

  with(token: string) {
    return [...this.#written.values()].find((one) => one.token === token);
  }
}

/** The adapter an estate would write: what is to be invoiced is ordered by the outbox in the caller's transaction, and sent after it. */
function adapterTo(program: TheirProgram): (platform: Context) => Invoicing {
  return ({ outbox }) => {
    const kind = 'their-invoice';
    type Ordered = { subjectId: string; kind: InvoiceEntry['kind']; totalCents: number; token: string };
    outbox.register(kind, 'money', async (entry: Ordered, { key }) => program.write(key, entry));
    const token = () => `invoice_${randomUUID()}`;
    return {
      prepare: async ({ totalCents }) => (totalCents === 0 ? null : { token: token() }),
      async issue(tx, prepared, { subject: { id }, buyer, totalCents }: Sale) {
        const payload: Ordered = { subjectId: id, kind: buyer.taxId === null ? 'simplified' : 'full', totalCents, token: prepared.token };
        await outbox.add(tx, { kind, key: `invoice:${id}`, payload });
      },
      async correct(tx, { subject: { id }, cents }) {
        const opens = token();
        await outbox.add(tx, {
          kind,
          key: `correct:${id}:${opens}`,
          payload: { subjectId: id, kind: 'corrective', totalCents: -cents, token: opens } satisfies Ordered,
        });
      },
      list: async (_db, _type, ids) => Map.groupBy(program.of(ids), ({ subjectId }) => subjectId),
      async file(_db, opens) {
        const invoice = program.with(opens);
        return invoice === undefined ? null : { name: `${invoice.number}.pdf`, content: Buffer.from(`%PDF- ${invoice.number}`) };
      },
    };
  };
}

const program = new TheirProgram();

// Issue: "behind an Invoicing port (the built-in one, or a certified service by an adapter …), so that an estate that already has an invoicing program uses that".
describeShop(
  'an estate that invoices by its own program',
  (shop) => {
    test('its program writes each invoice and corrective one, again when it did not answer; the built-in one writes nothing', async () => {
      const invoicesOf = async (token: string) =>
        (await shop().api.visitor().get<components['schemas']['Order']>(`/api/ecom_order/order/${token}/`)).body.invoices;
      const { token, total, paymentId } = await boughtOrder(shop(), { [wines.magnum]: 1 });
      expect(await invoicesOf(token)).toEqual([]);
      program.fails = 1;
      await shop().mails();
      await shop().rows(sql`update outbox set available_at = now() where kind = 'their-invoice' and done_at is null`);
      await shop().mails();
      const [invoice, ...more] = await invoicesOf(token);
      expect(more).toEqual([]);
      expect(invoice).toMatchObject({ kind: 'simplified', total, number: expect.stringMatching(/^WEB\/\d+$/) });
      const pdf = await shop().api.app.inject({ url: invoice?.pdf_url ?? '' });
      expect([pdf.statusCode, pdf.body]).toEqual([200, `%PDF- ${invoice?.number}`]);
      const { context } = shop().api;
      const [paid] = await shop().rows<{ id: string }>(sql`select intent_id as id from payment where id = ${paymentId}`);
      await transaction(context.db, (tx) => bookRefund(context, tx, { subject: 'order', intentId: paid?.id ?? '' }, { cents: 500, reason: 'amount' }));
      await shop().mails();
      expect((await invoicesOf(token)).slice(1)).toMatchObject([{ kind: 'corrective', total: -5 }]);
      expect(await shop().rows(sql`select number from invoice`)).toEqual([]);
      expect(await shop().failedChecks()).toEqual([]);
    });
  },
  { invoicing: adapterTo(program) },
);
