import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';

const folder = new URL('../../../migrations/', import.meta.url);
const converting = '0028_payments_and_refunds.sql';

async function run(db: PGlite, files: readonly string[]): Promise<void> {
  for (const file of files) for (const statement of (await readFile(new URL(file, folder), 'utf8')).split('--> statement-breakpoint')) await db.exec(statement);
}

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Orders and visits as the version before kept them. */
function before(): string {
  const order = (n: number, state: string, captured: number, refunded: number, status = 'new') => `
    insert into order_intent (id, basket_id, session_id, brand, language, state, revision, payment_intent_id, origin, check_after)
    values ('${id(n)}', '${id(n)}', '${id(n)}', 'b', 'es', '${state === 'cancelled' ? 'cancelled' : 'placed'}', 1, 'pi_${n}', 'http://x', now());
    insert into shop_order (id, number, intent_id, payment_intent_id, revision, state, session_id, brand, language, email, total_cents, tax_cents, shipping_cents,
      discount_cents, due_cents, captured_cents, refunded_cents, view_token, status, shipping_vat_cents)
    values ('${id(100 + n)}', 'N${n}', '${id(n)}', 'pi_${n}', 1, '${state}', '${id(n)}', 'b', 'es', 'a@example.com', 5000, 0, 0, 0, 5000, ${captured}, ${refunded}, 'v${n}', '${status}', 0);`;
  const visit = (n: number, state: string, captured: number, refunded: number) => `
    insert into booking_intent (id, session_id, brand, web_language, origin, experience_id, slot_id, language, adults, children, babies, people, total_cents, due_cents,
      state, payment_intent_id, hold_expires_at, check_after, vat_percent)
    values ('${id(n)}', '${id(n)}', 'b', 'es', 'http://x', '2', 1, 'es', 1, 0, 0, 1, 3000, 3000, '${state}', 'pi_${n}', now(), now(), 21);
    insert into booking (reference, paid_with, intent_id, payment_intent_id, state, session_id, brand, web_language, origin, experience_id, slot_id, language, adults,
      children, babies, people, visitor, total_cents, due_cents, captured_cents, refunded_cents, view_token, cancelled_at, vat_percent, taxed_cents, vat_cents)
    values ('R${n}', 'card', '${id(n)}', 'pi_${n}', '${state}', '${id(n)}', 'b', 'es', 'http://x', '2', 1, 'es', 1, 0, 0, 1, '{}', 3000, 3000, ${captured}, ${refunded}, 'w${n}', now(), 21, 3000, 521);`;
  return [
    order(1, 'paid', 5000, 1700),
    order(2, 'refunded', 5000, 5000, 'canceled'),
    order(3, 'authorised', 0, 0),
    order(4, 'cancelled', 0, 0),
    `insert into withdrawal (id, order_id, name, email, language, skus) values ('wd_1', '${id(101)}', 'A', 'a@example.com', 'es', '{X}');
     insert into order_refund (id, order_id, reason, withdrawal_id, cents, provider_id, done_at) values
       ('rf_a', '${id(101)}', 'withdrawal', 'wd_1', 1500, 're_a', now()), ('rf_re_b', '${id(101)}', 'provider', null, 200, 're_b', now());
     insert into order_refund (id, order_id, reason, cents, provider_id, done_at, failed_at) values ('rf_c', '${id(102)}', 'cancellation', 5000, 're_c', now(), now());
     insert into order_refund (id, order_id, reason, cents, provider_id, done_at) values ('rf_d', '${id(102)}', 'cancellation', 5000, 're_d', now());
     insert into payment_refund (id, payment_id, cents, is_failed) values ('re_a', 'pi_1', 1500, false), ('re_b', 'pi_1', 200, false), ('re_c', 'pi_2', 5000, true), ('re_d', 'pi_2', 5000, false);
     insert into payment_dispute (id, payment_id, cents, state) values ('dp_1', 'pi_1', 5000, 'unanswered');`,
    visit(11, 'refunded', 3000, 3000),
    visit(12, 'refunded', 3000, 3000),
    visit(13, 'confirmed', 3000, 700),
    `insert into payment_refund (id, payment_id, cents) values ('re_e', 'pi_11', 3000), ('re_f', 'pi_13', 700);`,
    // Captured for stock that was gone: no order, and the money went back.
    `insert into order_intent (id, basket_id, session_id, brand, language, state, revision, payment_intent_id, origin, check_after)
     values ('${id(20)}', '${id(20)}', '${id(20)}', 'b', 'es', 'cancelled', 1, 'pi_20', 'http://x', now());
     insert into payment_refund (id, payment_id, cents) values ('re_g', 'pi_20', 900);`,
    `insert into outbox (kind, key, payload) values ('order.refund', 'order.refund:rf_z', '{"refundId":"rf_z"}');`,
  ].join('\n');
}

test('what was paid and given back before is converted, every cent of it', async () => {
  const db = await PGlite.create();
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  await run(db, files.slice(0, files.indexOf(converting)));
  await db.exec(
    `insert into slot (experience_id, day, starts_at, ends_at, starts_local, capacity, languages) values ('2', '2026-12-01', now(), now(), '2026-12-01T11:00', 12, '{es}');${before()}`,
  );
  await run(db, [converting]);
  const { rows: payments } = await db.query(`select id, subject, state, captured_cents as captured from payment order by id`);
  expect(payments).toEqual([
    { id: 'pi_1', subject: 'order', state: 'disputed', captured: 5000 },
    { id: 'pi_11', subject: 'visit', state: 'done', captured: 3000 },
    { id: 'pi_12', subject: 'visit', state: 'done', captured: 3000 },
    { id: 'pi_13', subject: 'visit', state: 'done', captured: 3000 },
    { id: 'pi_2', subject: 'order', state: 'done', captured: 5000 },
    { id: 'pi_20', subject: 'order', state: 'done', captured: 900 },
    { id: 'pi_3', subject: 'order', state: 'asked', captured: null },
    { id: 'pi_4', subject: 'order', state: 'failed', captured: null },
  ]);
  const { rows: refunds } = await db.query(`select payment_id as of, reason, key, state, done_cents as done from refund order by payment_id, id`);
  expect(refunds).toEqual([
    { of: 'pi_1', reason: 'withdrawal', key: 'withdrawal:wd_1', state: 'done', done: 1500 },
    { of: 'pi_1', reason: 'provider', key: 'provider:re_b', state: 'done', done: 200 },
    { of: 'pi_11', reason: 'cancellation', key: 'provider:re_e', state: 'done', done: 3000 },
    { of: 'pi_12', reason: 'cancellation', key: 'cancellation', state: 'done', done: 3000 },
    { of: 'pi_13', reason: 'provider', key: 'provider:re_f', state: 'done', done: 700 },
    { of: 'pi_2', reason: 'cancellation', key: 'cancellation', state: 'failed', done: 5000 },
    { of: 'pi_2', reason: 'cancellation', key: 'cancellation', state: 'done', done: 5000 },
    { of: 'pi_20', reason: 'unavailable', key: 'provider:re_g', state: 'done', done: 900 },
  ]);
  expect((await db.query(`select kind from outbox`)).rows).toEqual([{ kind: 'refund.order' }]);
  await db.close();
}, 60_000);
