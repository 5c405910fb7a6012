/**
 * Three years of an estate in a database: orders with lines, payments, refunds, invoices and words, bookings in their slots, members, vouchers,
 * the log of actions. By SQL, in the shape in which the server writes them, as real as its indexes need; the same rows for the same size.
 */
import type { Client } from 'pg';

export interface Size {
  orders: number;
  bookings: number;
  members: number;
  vouchers: number;
  actions: number;
}

const names = `array['Lucía','Marta','Jonas','Ana','Iñigo','Nuria','Pablo','Elena','Óscar','Sofía','Hugo','Clara','Martín','Julia','Diego','Carmen','Lena','Paul','Emma','Louis']`;
const surnames = `array['Arteaga','Gil','Weber','García','Pérez','Zubiaurre','Molina','Ortega','Núñez','Santos','Vega','Iglesias','Roca','Fuentes','Prieto','Cano','Durand','Schmidt','Rossi','Silva','Campos','Ibáñez','Soler','Marín','Crespo','Bravo','Rey','Otero','Pascual','Lorenzo']`;
const countries = `array['ES','ES','ES','ES','ES','ES','ES','ES','DE','FR','PT','IT','BE','NL']`;
/** One of an array, by a number of the row. */
const one = (list: string, number: string) => `(${list})[1 + (${number}) % cardinality(${list})]`;

const steps = ({ orders, bookings, members, vouchers, actions }: Size): readonly string[] => [
  `set synchronous_commit = off`,
  `set work_mem = '64MB'`,
  `select setseed(0.42)`,
  `create temp table wine_of as select row_number() over (order by sku) - 1 as at, sku, coalesce(title ->> 'es', sku) as title, price_cents, search_words(sku || ' ' || coalesce(title ->> 'es', '')) as words
     from product where gift is null and contents is null`,
  // Members first: one order in five is one's.
  `insert into member (number, email, password_hash, folder_password_hash, name, surname, level, data)
     select 'B' || to_char(n, 'FM000000'), 'member' || n || '@club.example', '-', '-', ${one(names, 'n')}, ${one(surnames, 'n / 7')}, case when n % 9 = 0 then 'platinum' else 'bronze' end, data
     from generate_series(1, ${members}) n cross join (select data from member limit 1) like_one`,
  `insert into membership (member_id, level, starts_on, ends_on, goal_cents, activated_at)
     select id, level, (now() - interval '1 year' * (ascii(right(number, 1)) % 3) - interval '100 days')::date,
       (now() - interval '1 year' * (ascii(right(number, 1)) % 3 - 1) - interval '101 days')::date, 30000, now() from member where number like 'B%'`,
  `create temp table member_at as select row_number() over (order by number) as at, id from member where number like 'B%'`,
  // One row an order, with all that its tables share. The newest are to pack, those of the last days on their way.
  `create temp table made as
     select n, gen_random_uuid() as id, gen_random_uuid() as intent_id, now() - interval '1095 days' * (1 - n::float8 / ${orders}) - interval '1 hour' as placed_at,
       upper(substr(md5('order' || n), 1, 4)) || '-' || to_char(n, 'FM0000000') as number, ${one(names, 'n * 7')} as name, ${one(surnames, 'n * 13 / 3')} as surname,
       'buyer' || n % (${orders} / 3 + 1) || '@mail.example' as email, ${one(countries, 'n * 11')} as country, case when n % 40 = 0 then 'shop' else 'home' end as mode,
       case when n % 3 = 0 then 'oria' else 'montelar' end as brand, n % 50 = 0 and n < ${orders} - 2000 as gone, n % 200 = 1 as free, 1 + n % 3 as line_count,
       m.id as member_id
     from generate_series(1, ${orders}) n left join member_at m on n % 5 = 0 and m.at = 1 + n % ${members}`,
  `create temp table line as
     select o.n, o.id, k as position, w.sku, w.title, w.words, 1 + (o.n + k) % 6 as quantity, w.price_cents from made o cross join lateral generate_series(1, o.line_count) k
     join wine_of w on w.at = (o.n * 7 + k * 5) % (select count(*) from wine_of)`,
  `alter table made add goods integer, add units integer`,
  `update made o set goods = l.cents, units = l.units from (select n, sum(quantity * price_cents)::integer as cents, sum(quantity)::integer as units from line group by n) l where l.n = o.n`,
  `create index on made (n)`,
  `analyze made`,
  `insert into order_intent (id, basket_id, session_id, member_id, brand, language, state, revision, told_revision, payment_intent_id, origin, check_after, created_at, updated_at)
     select intent_id, gen_random_uuid(), gen_random_uuid(), member_id, brand, 'es', 'placed', 1, 1, 'pi_bench_' || n, 'http://localhost', placed_at, placed_at, placed_at from made`,
  `insert into order_revision (intent_id, revision, snapshot, total_cents, due_cents, created_at)
     select o.intent_id, 1, jsonb_build_object('lines', l.lines, 'couponCode', null, 'subtotalCents', o.goods, 'discountCents', 0, 'shippingCents', 900, 'shippingVatPercent', 21, 'shippingVatCents', 156,
         'taxCents', 156 + round(o.goods * 21 / 121.0), 'totalCents', o.goods + 900, 'dueCents', case when o.free then 0 else o.goods + 900 end,
         'parts', jsonb_build_object('shipping_mode', o.mode, 'is_gift', false, 'comment', '', 'client_info', jsonb_build_object('name', o.name, 'surname', o.surname, 'email', o.email, 'phone_number', '+34600' || to_char(o.n, 'FM000000')),
           'shipping_address', jsonb_build_object('first_name', o.name, 'last_name', o.surname, 'company', '', 'line1', 'Calle Mayor ' || o.n % 200, 'postcode', '26001', 'locality', 'Logroño', 'state', '', 'country_id', o.country, 'phone_number', ''), 'billing_address', null)),
       o.goods + 900, case when o.free then 0 else o.goods + 900 end, o.placed_at
     from made o join (select n, jsonb_agg(jsonb_build_object('sku', sku, 'title', title, 'label', '75 cl', 'brand', 'montelar', 'category', 'red', 'quantity', quantity, 'unitPriceCents', price_cents, 'discountCents', 0, 'vatPercent', 21, 'vatCents', round(quantity * price_cents * 21 / 121.0)) order by position) as lines from line group by n) l using (n)`,
  `insert into shop_order (id, number, intent_id, payment_intent_id, revision, state, session_id, member_id, brand, language, email, total_cents, tax_cents, shipping_cents, shipping_vat_percent, shipping_vat_cents, discount_cents, due_cents, captured_cents, refunded_cents, view_token, placed_at, paid_at, status, in_process_at, carrier, tracking_number, dispatched_at, delivered_on, canceled_at)
     select id, number, intent_id, 'pi_bench_' || n, 1, case when gone and not free then 'refunded' else 'paid' end, gen_random_uuid(), member_id, brand, 'es', email, goods + 900, 156 + round(goods * 21 / 121.0), 900, 21, 156, 0,
       due, due, case when gone then due else 0 end, 'bench_' || n, placed_at, placed_at + interval '3 seconds', status, case when status in ('in_process', 'completed') then placed_at end,
       case when status in ('in_process', 'completed') and mode = 'home' then 'GLS' end, case when status in ('in_process', 'completed') and mode = 'home' then 'GLS' || to_char(n, 'FM00000000') end,
       case when status in ('in_process', 'completed') and mode = 'home' then placed_at + interval '1 day' end, case when status = 'completed' then (placed_at + interval '3 days')::date end, case when gone then placed_at + interval '1 day' end
     from (select *, case when free then 0 else goods + 900 end as due, case when gone then 'canceled' when n > ${orders} - 60 then 'new' when n > ${orders} - 900 then 'in_process' else 'completed' end as status from made) o`,
  `insert into order_line (order_id, position, sku, title, label, quantity, unit_price_cents, discount_cents, vat_percent, vat_cents, returned_at)
     select l.id, l.position, l.sku, l.title, '75 cl', l.quantity, l.price_cents, 0, 21, round(l.quantity * l.price_cents * 21 / 121.0), case when o.gone then o.placed_at + interval '1 day' end from line l join made o using (n)`,
  `update stock s set allocated = allocated + l.bottles from (select l.sku, sum(l.quantity)::integer as bottles from line l join made o using (n) where not o.gone group by l.sku) l where l.sku = s.sku`,
  `insert into coupon_use (code, order_id) select c.code, o.id from made o cross join (select code from coupon order by code limit 1) c where o.n % 25 = 0`,
  // The words of the server's own view, put together rather than cut apart: that takes minutes for all.
  `insert into order_search (order_id, placed_at, name, country, units, shipping_mode, words)
     select o.id, o.placed_at, o.name || ' ' || o.surname, o.country, o.units, o.mode,
       array_to_tsvector(array(select distinct plain_words(word) from unnest(array[o.number, split_part(o.number, '-', 1), split_part(o.number, '-', 2), o.email, split_part(o.email, '@', 1), 'mail', 'example', o.name, o.surname,
         '+34600' || to_char(o.n, 'FM000000'), '34600' || to_char(o.n, 'FM000000')] || case when o.n <= ${orders} - 60 and o.mode = 'home' then array['GLS' || to_char(o.n, 'FM00000000')] else '{}' end) word)) || l.words
     from made o join (select n, array_to_tsvector(array_agg(distinct word)) as words from line cross join unnest(tsvector_to_array(words)) word group by n) l using (n)`,
  `insert into payment (id, subject, intent_id, asked_cents, captured_cents, state, asked_at, done_at)
     select 'pi_bench_' || n, 'order', intent_id, goods + 900, goods + 900, 'done', placed_at, placed_at from made where not free`,
  `insert into refund (id, payment_id, key, reason, note, cents, state, done_cents, asked_at, done_at)
     select 'rf_bench_' || n, 'pi_bench_' || n, 'cancellation', 'cancellation', 'bench', goods + 900, 'done', goods + 900, placed_at + interval '1 day', placed_at + interval '1 day' from made where gone and not free`,
  `insert into invoice (id, token, issuer, series, year, position, number, kind, subject_type, subject_id, total_cents, tax_cents, issued_on, brand, language, document)
     select gen_random_uuid(), 'bench_invoice_' || n, 'B00000000', 'B', extract(year from placed_at)::integer, n, 'B-' || n, 'simplified', 'order', intent_id, goods + 900, 156, placed_at::date, brand, 'es',
       jsonb_build_object('reference', number, 'buyer', jsonb_build_object('name', '', 'address', '[]'::jsonb, 'taxId', null), 'breakdown', jsonb_build_array(jsonb_build_object('vatPercent', case country when 'DE' then 19 when 'FR' then 20 else 21 end, 'vatCountry', country,
         'baseCents', goods + 900 - round((goods + 900) * 21 / 121.0), 'taxCents', round((goods + 900) * 21 / 121.0))), 'totalCents', goods + 900, 'lines', '[]'::jsonb) from made where not free`,
  `insert into outbox (kind, key, sequence, payload, available_at, created_at, done_at)
     select 'mail', 'mail:bench:' || n || ':order-confirmation', 'order:' || id, '{}', placed_at, placed_at, placed_at from made where n > ${orders} - 15000`,
  // Visits: six a day for three years and a season ahead, their bookings spread over them.
  `insert into slot (experience_id, starts_local, day, starts_at, ends_at, capacity, languages)
     select e.id, days.day || 'T' || to_char(9 + h, 'FM00') || ':07', days.day::date, (days.day || ' ' || to_char(9 + h, 'FM00') || ':07')::timestamp at time zone 'Europe/Madrid', (days.day || ' ' || to_char(10 + h, 'FM00') || ':07')::timestamp at time zone 'Europe/Madrid', 24, '{es,en}'
     from (select id from experience order by id limit 2) e cross join generate_series(0, 6, 3) h cross join (select (now()::date - d)::text as day from generate_series(-90, 1095) d) days on conflict do nothing`,
  `create temp table place_of as select row_number() over (order by id) - 1 as at, id, experience_id, starts_at from slot where starts_local like '%:07'`,
  `insert into booking (reference, paid_with, state, session_id, brand, web_language, origin, experience_id, slot_id, language, adults, children, babies, people, visitor, total_cents, due_cents, vat_percent, taxed_cents, vat_cents, view_token, booked_at, confirmed_at, cancelled_at, arrived_at, arrived_people)
     select upper(substr(md5('visit' || n), 1, 4)) || '-' || to_char(n, 'FM000000'), 'nothing', case when n % 20 = 0 then 'cancelled' else 'confirmed' end, gen_random_uuid(), 'montelar', 'es', 'http://localhost', p.experience_id, p.id, 'es', 2, 0, 0, 2,
       jsonb_build_object('name', ${one(names, 'n * 7')}, 'surname', ${one(surnames, 'n * 13 / 3')}, 'email', 'guest' || n || '@mail.example', 'phone_number', '+34610' || to_char(n, 'FM000000'), 'document_number', '', 'country', 'ES'),
       0, 0, 21, 0, 0, 'bench_visit_' || n, least(now(), p.starts_at - interval '9 days'), least(now(), p.starts_at - interval '9 days'), case when n % 20 = 0 then p.starts_at - interval '2 days' end,
       case when n % 20 > 1 and p.starts_at < now() then p.starts_at end, case when n % 20 > 1 and p.starts_at < now() then 2 end
     from generate_series(0, ${bookings} - 1) n join place_of p on p.at = n % (select count(*) from place_of)`,
  `update slot s set booked = least(s.capacity, b.people), capacity = greatest(s.capacity, b.people) from (select slot_id, sum(people)::integer as people from booking where state = 'confirmed' group by slot_id) b where b.slot_id = s.id and s.starts_local like '%:07'`,
  `insert into voucher (code, made_by, brand, participants, starts_on, ends_on, used_at, active, created_at)
     select 'R-' || upper(substr(md5('voucher' || n), 1, 8)) || '-' || n, 'office', 'montelar', 2, (now() - interval '1 day' * (n % 900))::date, (now() - interval '1 day' * (n % 900) + interval '1 year')::date,
       case when n % 3 = 0 then now() - interval '1 day' * (n % 300) end, n % 40 <> 0, now() - interval '1 minute' * n * 20 from generate_series(1, ${vouchers}) n`,
  // Of a year, as long as paid ones are kept: one caller in six lets it run out.
  `insert into payment_link (id, kind, state, brand, language, origin, name, email, words, content, amount_cents, terms, until, created_at, sent_at, paid_at, ended_at, sale)
     select gen_random_uuid(), case when n % 4 = 0 then 'visit' else 'order' end, case when n % 6 = 0 then 'expired' else 'paid' end, 'montelar', 'es', 'http://localhost', ${one(names, 'n * 7')} || ' ' || ${one(surnames, 'n')},
       'caller' || n || '@mail.example', '', '{"lines":[{"title":"Reserva","detail":"75 cl","quantity":2,"cents":4800}],"shipping":null}', 4800, '{}', made + interval '1 day', made, made,
       case when n % 6 > 0 then made + interval '1 hour' end, case when n % 6 = 0 then made + interval '1 day' end, case when n % 6 > 0 then 'SALE-' || n end
     from (select n, now() - interval '1 hour' * n as made from generate_series(1, 5000) n) calls`,
  `insert into joining_request (email, name, surname, phone_number, message, language, site, created_at)
     select 'joiner' || n || '@mail.example', ${one(names, 'n * 7')}, ${one(surnames, 'n')}, '', 'Quisiera entrar en el club.', 'es', 'montelar', now() - interval '1 hour' * n from generate_series(1, 200) n`,
  // What groups ask for is kept for a year after the day it was for: one in twenty waits, as many were given up, the rest ended without a visit.
  `insert into group_request (brand, web_language, experience_id, day, people, wish, name, email, phone, link_id, refused_at, created_at)
     select 'montelar', 'es', null, (made + interval '40 days')::date, 12 + n % 30, 'Una visita con comida.', ${one(names, 'n * 7')} || ' ' || ${one(surnames, 'n')}, 'group' || n || '@mail.example', '+34600112233',
       case when n % 20 = 1 then gen_random_uuid() end, case when n % 20 > 1 then made + interval '2 days' end, made
     from (select n, now() - interval '2 hours' * n as made from generate_series(1, 4000) n) asked`,
  `insert into office_action (at, actor, staff_id, kind, subject_kind, subject, before, after, reason)
     select now() - interval '1 minute' * (${actions} - a) * 5, case when a % 10 = 0 then 'command' else 'person' end, case when a % 10 = 0 then null else s.id end,
       (array['order.dispatched','order.dispatched','order.dispatched','visit.check_in','visit.check_in','order.refund','wine.count','order.status'])[1 + a % 8],
       (array['order','order','order','visit','visit','order','wine','order'])[1 + a % 8], o.number, case when a % 8 = 5 then '{"refunded_cents":0}'::jsonb end, case when a % 8 = 5 then '{"refunded_cents":2450}'::jsonb end,
       case when a % 8 = 5 then (array['one bottle came broken','wrong label','goodwill','late'])[1 + a / 8 % 4] end
     from generate_series(1, ${actions}) a join made o on o.n = 1 + (a * 17) % ${orders} cross join (select id from office_staff limit 1) s`,
  // Long work is kept for a month: two files of what left the house a day, and the notes of a morning, three in a hundred refused.
  `insert into office_work (id, kind, staff_id, begun_at, ended_at)
     select md5('work' || w)::uuid, case when w % 3 = 0 then 'delivery_notes' else 'dispatches' end, s.id, made, made + interval '2 minutes'
     from (select w, now() - interval '8 hours' * w as made from generate_series(1, 90) w) begun cross join (select id from office_staff limit 1) s`,
  `insert into office_work_line (work_id, position, subject, asked, outcome, problem, message, result)
     select md5('work' || w)::uuid, p, o.number, jsonb_build_object('number', o.number, 'carrier', 'GLS', 'tracking_number', 'GLS' || to_char(o.n, 'FM00000000')), case when p % 33 = 0 then 'failed' else 'done' end,
       case when p % 33 = 0 then 'not_paid' end, case when p % 33 = 0 then 'It is not paid.' end,
       case when w % 3 = 0 and p % 33 > 0 then jsonb_build_object('number', o.number, 'placedOn', o.placed_at::date, 'language', 'es', 'brand', jsonb_build_object('id', o.brand, 'name', o.brand, 'address', '[]'::jsonb, 'email', 'shop@estate.example', 'phone', '+34600112233'),
         'isPickup', false, 'address', jsonb_build_array(o.name || ' ' || o.surname, 'Calle Mayor 1', '26001 Logroño'), 'lines', jsonb_build_array(jsonb_build_object('quantity', 2, 'title', 'Reserva', 'total', '48,00 €')), 'sums', '[]'::jsonb, 'message', '', 'comment', '') end
     from generate_series(1, 90) w cross join generate_series(1, 200) p join made o on o.n = 1 + (w * 211 + p * 7) % ${orders}`,
  `drop table made, line, wine_of, place_of, member_at`,
];

/** Fills a migrated database that the demo was imported into. Seconds that it took. */
export async function fillOffice(client: Client, size: Size): Promise<number> {
  const began = performance.now();
  const indexes = await dropIndexes(client);
  for (const step of [...steps(size), `set maintenance_work_mem = '512MB'`, ...indexes, `analyze`]) {
    const at = performance.now();
    try {
      await client.query(step);
    } catch (error) {
      throw new Error(`The rows of the bench do not fit the schema any more: ${step.slice(0, 80)}`, { cause: error });
    }
    if (performance.now() - at > 20_000) console.log(`  ${Math.round((performance.now() - at) / 1000)} s: ${step.slice(0, 60)}…`);
  }
  return Math.round((performance.now() - began) / 1000);
}

/** Drops all indexes that hold no constraint and returns what makes them again: made of all rows at once they take a part of the time. */
async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index i join pg_class t on t.oid = i.indrelid
     where t.relnamespace = 'public'::regnamespace and not i.indisunique`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ made }) => made);
}
