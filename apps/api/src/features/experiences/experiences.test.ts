import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/with-api.ts';

type Schemas = components['schemas'];

describeOnBoth('what a visit says of itself', (api) => {
  test('all that its page shows, in the language asked for: texts, wines with their pages, pictures, languages by time', async () => {
    const { status, body } = await api().visitor().get<Schemas['ExperienceDetail']>('/api/experience/2?language=en');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      description: ['One.', 'Two.'],
      programme: [
        { after: -10, text: 'Boots' },
        { after: 30, text: 'Wall' },
      ],
      included: ['Three glasses'],
      wines: [
        { note: 'At the top', href: '/en/wines/palomar' },
        { note: null, href: '/en/wines/agotado' },
      ],
      bring: ['A hat'],
      accessibility: 'Steps',
      directions: 'By the track',
      pictures: [{ src: '/images/alba/terrace.svg', caption: 'The wall' }],
      timetable: [{ from: '01-01', until: '12-31', times: ['11:00', '17:00'], languages: ['es', 'en'] }],
      season: [],
    });
  });

  test('one that says nothing more has nothing more', async () => {
    const { body } = await api().visitor().get<Schemas['ExperienceDetail']>('/api/experience/3?language=es');
    expect(body).toMatchObject({ description: [], programme: [], included: [], wines: [], bring: [], accessibility: null, directions: null, pictures: [] });
    expect(body.timetable.map(({ languages }) => languages)).toEqual([['es', 'en'], ['es']]);
  });

  test('when each visit of a brand is next to be had: not full, not closed, not too soon, and none for one without dates', async () => {
    const { db } = api().context;
    const next = async (brand = 'alba') =>
      (await api().visitor().get<Schemas['NextFree'][]>(`/api/experience/next_free/?brand=${brand}`)).body.map((one) => [one.experience_id, one.date]);
    const { rows } = await db.execute<{ date: string }>(sql`
      select starts_local as date from slot where experience_id = '2' and starts_at - make_interval(hours => 2) > now() order by starts_local limit 3`);
    const [first = '', second = '', third = ''] = rows.map(({ date }) => date);
    const before = await next();
    expect(before).toContainEqual(['2', first]);
    // Visit 1 of the small folder has no schedule.
    expect(before.map(([id]) => id)).not.toContain('1');
    expect((await next('brisa')).map(([id]) => id)).toEqual(['4']);

    await db.execute(sql`update slot set booked = capacity where experience_id = '2' and starts_local = ${first}`);
    expect(await next()).toContainEqual(['2', second]);
    await db.execute(sql`update slot set is_open = false where experience_id = '2' and starts_local = ${second}`);
    expect(await next()).toContainEqual(['2', third]);
    expect((await api().visitor().get('/api/experience/next_free/?brand=nobody')).status).toBe(404);
  });
});
