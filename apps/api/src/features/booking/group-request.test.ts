import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readToday } from '../../platform/database/today.ts';
import { describeShop, type Failure } from '../checkout/testing/shop.ts';
import { dayAfter } from '../experiences/testing/slots.ts';
import { groupRequestsOf } from './group-request.ts';

describeShop('a group that asks for a visit', (shop) => {
  const ask = async (change: Partial<components['schemas']['GroupRequest']> = {}) =>
    shop()
      .api.visitor()
      .post<Failure>('/api/group_request/', {
        captcha_key: 'solved',
        experience_id: '2',
        day: dayAfter(await readToday(shop().api.context.db), 40),
        people: 34,
        wish: ' Una boda, con <b>comida</b>. ',
        name: 'Ana Gil',
        email: 'Ana.Gil@Example.com',
        phone_number: '+34 600 112 233',
        consent_date: '2026-11-21T10:00:00Z',
        web_language: 'en',
        site: 'alba',
        ...change,
      });

  test('it reaches the estate in its language, answering answers the person, who is told that it was heard; it is kept', async () => {
    expect((await ask()).body).toEqual({ status: 'ok' });
    const mails = await shop().mails();
    const toEstate = mails.find(({ subject }) => subject.startsWith('group-request ') && !subject.includes('received'));
    expect(toEstate?.text).toContain('34 Paseo inglés');
    expect(toEstate?.text).toContain('Una boda, con <b>comida</b>.');
    expect(toEstate?.text).toMatch(/http:\/\/localhost\/office\/visits\/requests\/[\da-f-]{36}/);
    expect(toEstate?.html ?? '').not.toContain('<b>comida');
    const heard = mails.find(({ to }) => to.includes('ana.gil@example.com'));
    expect(heard?.subject).toMatch(/^group-request-received .*20\d\d$/);
    expect(heard?.text).toContain('Walk');
    expect(await groupRequestsOf(shop().api.context.db, 'ana.gil@example.com')).toMatchObject([
      { people: 34, experienceId: '2', wish: 'Una boda, con <b>comida</b>.' },
    ]);
  });

  test('a visit of its own has none; what cannot be is refused at its field, and nothing is kept or sent', async () => {
    expect((await ask({ experience_id: null, email: 'own@example.com' })).status).toBe(200);
    const count = async () => (await shop().rows<{ n: number }>(sql`select count(*)::integer as n from group_request`))[0]?.n;
    const before = await count();
    expect((await ask({ day: '2020-01-01' })).body).toMatchObject({ detail: 'BAD_REQUEST', fields: { day: 'BAD_REQUEST' } });
    expect(await ask({ email: 'nobody@x' })).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) as string } } });
    expect((await ask({ people: 0 })).status).toBe(400);
    expect((await ask({ experience_id: '4' })).status).toBe(404);
    expect(await count()).toBe(before);
  });

  test('a year after the day it is taken out', async () => {
    const { context } = shop().api;
    await ask({ email: 'past@example.com' });
    await shop().rows(sql`update group_request set day = day - 500 where email = 'past@example.com'`);
    await context.jobs.run('erase unfinished visits');
    expect(await groupRequestsOf(context.db, 'past@example.com')).toEqual([]);
  });
});
