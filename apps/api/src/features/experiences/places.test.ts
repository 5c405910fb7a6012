import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transaction } from '../../platform/database/transaction.ts';
import { describeOnBoth } from '../../testing/with-api.ts';
import { bookHeldPlaces, releasePlaces, takePlaces } from './places.ts';
import { readToday } from '../../platform/database/today.ts';
import { writeSlots } from './write-slots.ts';
import { dayAfter } from './make-slots.ts';
import type { Experience } from '../../platform/content/index.ts';
import { experience } from './experiences.schema.ts';

describeOnBoth('places of slots', (api) => {
  const db = () => api().context.db;
  const take = (id: number, people: number) => transaction(db(), (tx) => takePlaces(tx, id, people, 'held'));
  const slots = async (experienceId: string, time: string, days = 3) => {
    const day = dayAfter(await readToday(db()), days);
    const { rows } = await db().execute<{ id: number; held: number; booked: number; capacity: number; is_open: boolean; guide: string | null }>(
      sql`select id::integer, held, booked, capacity, is_open, guide from slot where experience_id = ${experienceId} and starts_local = ${`${day}T${time}`}`,
    );
    return rows;
  };
  const slotOf = async (...named: Parameters<typeof slots>) => {
    const [found] = await slots(...named);
    if (found === undefined) throw new Error(`There is no slot ${named.join(' ')}.`);
    return found;
  };

  test('the import makes a year of slots', async () => {
    expect(await slots('2', '11:00', 1)).toHaveLength(1);
    expect(await slots('2', '11:00', 364)).toHaveLength(1);
    expect(await slots('2', '12:00', 1)).toHaveLength(0);
  });

  test('40 at once for 12 places: capacity counts people and is never passed (check-then-insert double books)', async () => {
    const { id } = await slotOf('2', '17:00');
    const groups = Array.from({ length: 40 }, (_, index) => 1 + (index % 4));
    const won = await Promise.all(groups.map((people) => take(id, people)));
    const taken = groups.reduce((sum, people, index) => sum + (won[index] ? people : 0), 0);
    const after = await slotOf('2', '17:00');
    expect([after.held, after.booked]).toEqual([taken, 0]);
    expect(taken).toBeGreaterThan(12 - 4);
    expect(taken).toBeLessThanOrEqual(12);
  });

  test('two visits that need one guide at one time are not both sold, whoever comes first; given back, the other is free', async () => {
    const walk = await slotOf('2', '11:00');
    const cellar = await slotOf('3', '11:30');
    const both = await Promise.all([take(walk.id, 2), take(cellar.id, 2)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    const [won, lost] = both[0] ? [walk, cellar] : [cellar, walk];
    expect(await take(won.id, 3)).toBe(true);
    await transaction(db(), (tx) => bookHeldPlaces(tx, won.id, 5));
    expect(await take(lost.id, 1)).toBe(false);
    await transaction(db(), (tx) => releasePlaces(tx, won.id, 5, 'booked'));
    expect(await take(lost.id, 1)).toBe(true);
  });

  test('a changed schedule closes slots and changes others; what is sold stays, and the next import opens them again', async () => {
    const visits = (await db().select({ data: experience.data }).from(experience)).map((row) => row.data);
    const from = await readToday(db());
    const sold = await slotOf('2', '11:00', 10);
    expect(await take(sold.id, 8)).toBe(true);
    const changed = visits.map((visit): Experience => (visit.id === 2 ? { ...visit, capacity: 5, guide: 'Iker', closures: [] } : visit));
    await transaction(db(), (tx) => writeSlots(tx, changed, from));
    expect(await slotOf('2', '11:00', 10)).toMatchObject({ id: sold.id, held: 8, capacity: 8, guide: 'Inés', is_open: true });
    expect(await slotOf('2', '11:00', 11)).toMatchObject({ capacity: 5, guide: 'Iker' });
    const closed = visits.map((visit): Experience => (visit.id === 2 ? { ...visit, schedule: [] } : visit));
    await transaction(db(), (tx) => writeSlots(tx, closed, from));
    expect(await slotOf('2', '11:00', 10)).toMatchObject({ held: 8, is_open: false });
    expect(await take(sold.id, 1)).toBe(false);
    await transaction(db(), (tx) => writeSlots(tx, visits, from));
    expect(await slotOf('2', '11:00', 10)).toMatchObject({ id: sold.id, held: 8, capacity: 12, guide: 'Inés', is_open: true });
    expect(await take(sold.id, 1)).toBe(true);
  });
});
