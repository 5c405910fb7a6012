/** How fast the availability of a month is, beside a year of slots and 20,000 bookings. */
import { Client } from 'pg';
import { type Figure, median } from './figures.ts';
import type { Pace } from './pace.ts';

const bookings = 20_000;
const warmUp = 100;

/** Fills the estate's slots with bookings by SQL, then asks for one month after the other, one request at a time. */
export async function measureSlots(origin: string, databaseUrl: string, { slotRequests }: Pace): Promise<Figure[]> {
  const { slots, people } = await fill(databaseUrl);
  const today = new Date();
  const urls = Array.from({ length: 12 }, (_, ahead) => {
    const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead, 1));
    return `${origin}/api/experience/2/slot_options/?month=${month.getUTCMonth() + 1}&year=${month.getUTCFullYear()}&language=es&visitor_number=2&site=montelar`;
  });
  const times: number[] = [];
  let days = 0;
  for (let turn = 0; turn < warmUp + slotRequests; turn += 1) {
    const began = performance.now();
    const response = await fetch(urls[turn % urls.length] ?? origin);
    const options = (await response.json()) as unknown[];
    if (turn >= warmUp) times.push(performance.now() - began);
    if (response.status !== 200) throw new Error(`The slots of a month answered ${response.status}.`);
    if (turn < urls.length) days += options.length;
  }
  if (days < 200) throw new Error(`A year of slots has ${days} days only.`);
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return [
    {
      name: 'slots of a month, PostgreSQL',
      value: Number(median(times).toFixed(2)),
      unit: 'ms',
      how: `p50 of ${slotRequests} requests one after the other, with HTTP; ${bookings} bookings in a year of slots`,
      goal: { atMost: 5 },
      beside: { 'p99 ms': Number(p99.toFixed(2)), slots, 'people booked': people },
    },
  ];
}

async function fill(databaseUrl: string): Promise<{ slots: number; people: number }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into booking (paid_with, state, session_id, brand, web_language, origin, experience_id, slot_id, language, adults, children, babies, people, visitor, total_cents, due_cents, vat_percent, taxed_cents, vat_cents, view_token, confirmed_at)
       select 'voucher', case when capacity > n then 'confirmed' else 'cancelled' end, gen_random_uuid(), 'montelar', 'es', 'http://localhost', experience_id, id, 'es', 1, 0, 0, 1,
         '{"name":"Ana","surname":"Gil"}', 0, 0, 21, 0, 0, 'visit_' || id || '_' || n, now()
       from slot cross join generate_series(1, 40) n order by n, id limit $1`,
      [bookings],
    );
    await client.query(
      `update slot s set booked = b.people from (select slot_id, sum(people)::integer as people from booking where state = 'confirmed' group by slot_id) b where b.slot_id = s.id`,
    );
    await client.query('analyze slot, booking');
    const { rows } = await client.query<{ slots: number; people: number }>('select count(*)::integer as slots, sum(booked)::integer as people from slot');
    return rows[0] ?? { slots: 0, people: 0 };
  } finally {
    await client.end();
  }
}
