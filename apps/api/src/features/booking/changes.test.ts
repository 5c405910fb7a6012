import { expect, test } from 'vitest';
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { day } from '../../commands/day.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { bookedVisit, countsOf, paymentOf, slotIn, submit, type Failure } from './testing/booking.ts';

type Booking = components['schemas']['Booking'];
type Place = components['schemas']['WaitingListPlace'];

describeShop('after the booking', (shop) => {
  const anybody = () => shop().api.visitor();
  const page = (token: string) => anybody().get<Booking>(`/api/booking/${token}/`);
  const soon = (token: string) =>
    shop().rows(
      sql`update slot set starts_at = now() + interval '47 hours', ends_at = now() + interval '49 hours' where id = (select slot_id from booking where view_token = ${token})`,
    );
  const mailsTo = async (subject: RegExp) => (await shop().mails()).filter((mail) => subject.test(mail.subject));

  test('the confirmation in the visitor’s language, with a calendar file and the private link, which needs no session', async () => {
    const date = await slotIn(shop(), 50);
    const { token } = await bookedVisit(shop(), date, [2, 1], { web: 'en', visitor: { email: 'Mail.One@example.com' } });
    const mail = (await shop().mails()).findLast((entry) => entry.to.includes('mail.one@example.com'));
    expect(mail?.subject).toBe('visit-confirmation Walk');
    expect(mail?.text).toContain(`?token=${token}`);
    expect(mail?.text).toMatch(/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? \d+ \w+ \d{4} 11:00/);
    expect(mail?.attachments).toMatchObject([{ filename: 'visita.ics', contentType: expect.stringContaining('text/calendar') }]);
    const file = await anybody().get<string>(`/api/booking/${token}/calendar.ics`);
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.text.replaceAll('\r\n ', '')).toContain(`URL:http://localhost/es/?token=${token}`.replace('/es/', '/en/visits'));
    expect((await page(token)).body).toMatchObject({
      status: 'confirmed',
      paid_with: 'card',
      experience_name: 'Walk',
      date,
      total_visitors: 3,
      total_price: 56,
      change: { possible: true, hours: 48, reason: null },
    });
    expect((await page('visit_nobody')).status).toBe(404);
  });

  test('moved to another slot of the same visit: places, mail and calendar follow; a full one leaves it as it was', async () => {
    const [from, to, full] = [await slotIn(shop(), 51), await slotIn(shop(), 52), await slotIn(shop(), 53)];
    const { token } = await bookedVisit(shop(), from, [3], { visitor: { email: 'mover@example.com' } });
    await bookedVisit(shop(), full, [8]);
    await submit(anybody(), full, [2]);
    expect((await anybody().post<Failure>(`/api/booking/${token}/move/`, { date: full })).body).toMatchObject({ detail: 'SLOT_TAKEN' });
    expect((await anybody().post<Failure>(`/api/booking/${token}/move/`, { date: await slotIn(shop(), 53, '11:30') })).body).toMatchObject({
      detail: 'SLOT_NOT_FOUND',
    });
    expect((await page(token)).body.date).toBe(from);
    const moved = await anybody().post<Booking>(`/api/booking/${token}/move/`, { date: to, language: 'en' });
    expect(moved.body).toMatchObject({ date: to, language: 'en', status: 'confirmed' });
    expect([await countsOf(shop(), from), await countsOf(shop(), to)]).toEqual([
      { held: 0, booked: 0 },
      { held: 0, booked: 3 },
    ]);
    const again = await anybody().post<Booking>(`/api/booking/${token}/move/`, { date: to });
    expect(again.body.date).toBe(to);
    const mails = (await shop().mails()).filter((mail) => mail.to.includes('mover@example.com'));
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['visit-confirmation Paseo', 'visit-moved Paseo']);
    const moveMail = mails.find(({ subject }) => subject.startsWith('visit-moved'));
    expect(moveMail?.attachments[0]?.content).toMatch(/SEQUENCE:1\r?\n/);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('cancelled before the limit: the places go back and the money too, once, however often it is asked', async () => {
    const date = await slotIn(shop(), 54);
    const { token, opened } = await bookedVisit(shop(), date, [2], { visitor: { email: 'leaver@example.com' } });
    const answers = await Promise.all([1, 2, 3].map(() => anybody().post<Booking>(`/api/booking/${token}/cancel/`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 0 });
    const mails = (await shop().mails()).filter((mail) => mail.to.includes('leaver@example.com'));
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['visit-cancelled Paseo', 'visit-confirmation Paseo']);
    const farewell = mails.find(({ subject }) => subject.startsWith('visit-cancelled'));
    expect(farewell?.attachments[0]?.content).toMatch(/STATUS:CANCELLED/);
    expect(farewell?.text).toContain('48,00 €');
    expect(shop().ledger().get(paymentOf(opened))).toMatchObject({ refunded: 4800 });
    expect((await page(token)).body).toMatchObject({ status: 'refunded', refunded: 48, change: { possible: false, reason: 'CANCELLED' } });
    expect((await anybody().post<Failure>(`/api/booking/${token}/move/`, { date })).body.detail).toBe('BOOKING_NOT_CHANGEABLE');
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('`estate day` prints the visits of a day by hour, language and people; what is not paid for is not in it', async () => {
    const date = await slotIn(shop(), 58, '17:00');
    await bookedVisit(shop(), date, [2, 1], { visitor: { comment: 'Una silla de ruedas' } });
    await bookedVisit(shop(), date, [3], { language: 'en', visitor: { name: 'Joan', surname: 'Hill' } });
    await bookedVisit(shop(), date, [1]);
    await submit(anybody(), date, [2]);
    const lines: string[] = [];
    const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
    expect(await day.run(shop().api.context, { args: [date.slice(0, 10)], json: false, output })).toBe(0);
    expect(lines).toEqual([
      '17:00\tPaseo\ten\t3 people\tInés',
      '\tJoan Hill\t+34 600 112 233\t3 + 0 + 0\tcard',
      '17:00\tPaseo\tes\t4 people\tInés',
      '\tAna Gil\t+34 600 112 233\t2 + 1 + 0\tcard\tUna silla de ruedas',
      '\tAna Gil\t+34 600 112 233\t1 + 0 + 0\tcard',
    ]);
    expect(await day.run(shop().api.context, { args: ['2027-02-30'], json: false, output })).toBe(2);
  });

  test('too late to move or cancel: 48 hours before it begins, by the database’s clock', async () => {
    const { token } = await bookedVisit(shop(), await slotIn(shop(), 55), [2]);
    await soon(token);
    expect((await anybody().post<Failure>(`/api/booking/${token}/cancel/`)).body.detail).toBe('BOOKING_NOT_CHANGEABLE');
    expect((await anybody().post<Failure>(`/api/booking/${token}/move/`, { date: await slotIn(shop(), 56) })).body.detail).toBe('BOOKING_NOT_CHANGEABLE');
    expect((await page(token)).body.change).toMatchObject({ possible: false, reason: 'TOO_LATE' });
  });

  test('a waiting list: joined when full, offered first come first, kept for its claim, over after its time', async () => {
    const date = await slotIn(shop(), 57);
    const { token } = await bookedVisit(shop(), date, [8]);
    const last = await bookedVisit(shop(), date, [4]);
    const join = (email: string, people: number) =>
      anybody().post<Place & Failure>('/api/experience/2/waiting_list/', {
        captcha_key: 'solved',
        date,
        language: 'es',
        visitor_number: people,
        name: 'Eva',
        email,
        consent_date: '2026-11-21T10:00:00Z',
        web_language: 'es',
        site: 'alba',
      });
    expect((await join('First@example.com', 3)).body).toMatchObject({ state: 'waiting', date, visitor_number: 3 });
    expect((await join('first@example.com', 3)).status).toBe(200);
    await join('second@example.com', 2);
    const joined = (await mailsTo(/^waiting-list-joined/)).find((mail) => mail.to.includes('first@example.com'));
    const firstToken = /waiting_list=(wait_[\w-]+)/.exec(joined?.text ?? '')?.[1] ?? '';
    expect(await mailsTo(/^waiting-list-joined/)).toHaveLength(2);

    const serve = () => shop().api.context.jobs.run('waiting lists');
    await serve();
    expect(await mailsTo(/^waiting-list-offer/)).toHaveLength(0);
    await anybody().post(`/api/booking/${last.token}/cancel/`);
    expect((await join('third@example.com', 4)).body.detail).toBe('SLOT_NOT_FULL');
    await serve();
    const place = () => anybody().get<Place>(`/api/waiting_list/${firstToken}/`);
    expect((await place()).body).toMatchObject({ state: 'offered', claim_seconds_left: expect.any(Number) });
    expect(await mailsTo(/^waiting-list-offer/)).toHaveLength(1);
    // Three of the four places are kept: others see one, the claimant all three.
    expect((await submit<Failure>(anybody(), date, [2])).body.detail).toBe('SLOT_TAKEN');
    const claimed = await submit(anybody(), date, [3], { waiting: firstToken });
    expect(claimed.status).toBe(200);
    expect((await place()).body.state).toBe('claimed');
    expect(await countsOf(shop(), date)).toEqual({ held: 3, booked: 8 });

    await anybody().post(`/api/booking/${token}/cancel/`);
    await serve();
    await shop().rows(sql`update waiting_place set claim_expires_at = now() where state = 'offered'`);
    await serve();
    expect(await countsOf(shop(), date)).toEqual({ held: 3, booked: 0 });
    expect(await shop().rows(sql`select state, count(*)::integer as n from waiting_place group by state order by state`)).toEqual([
      { state: 'claimed', n: 1 },
      { state: 'expired', n: 1 },
    ]);
    expect((await anybody().delete<Place>(`/api/waiting_list/${firstToken}/`)).body.state).toBe('claimed');
    expect((await anybody().get('/api/waiting_list/wait_nobody/')).status).toBe(404);
    expect(await shop().failedChecks()).toEqual([]);
  });
});
