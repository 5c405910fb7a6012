import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { components } from '@parral/api-spec';
import { expect, test } from 'vitest';
import { describeOnBoth, type TestApi } from '../../testing/with-api.ts';
import { solvedCaptcha } from '../captcha/testing/solve.ts';
import { bookingForm } from './testing/booking.ts';
import { listMails } from '../../platform/mail/mail-folder.ts';
import { parseMail } from '../../platform/mail/parse-mail.ts';
import { check, confirmationOf, failedChecks, newVouchers, redeem, slotCounts, slotIn, type Failure } from './testing/redeeming.ts';

async function mailsOf(api: TestApi) {
  await api.context.outbox.drain();
  const folder = path.join(api.dataDir, 'mail');
  return Promise.all((await listMails(folder)).toReversed().map(async ({ file }) => parseMail(await readFile(file, 'utf8'))));
}

describeOnBoth('redeeming a voucher', (api) => {
  const newOne = async (options = {}) => (await newVouchers(api(), 1, options))[0] ?? '';

  test('a visit is booked without paying: places taken, voucher used, confirmation for its owner, mail with a calendar file', async () => {
    const [visitor, code, date] = [api().visitor(), await newOne(), await slotIn(api(), 30)];
    const redeemed = await redeem(visitor, code, date, [2, 1], { visitor: { has_newsletter_subscription: true } });
    expect(redeemed).toMatchObject({ status: 200, body: { voucher_redemption_id: expect.stringMatching(/^vr_[\w-]{22}$/) } });
    expect(await slotCounts(api(), date)).toMatchObject({ held: 0, booked: 3 });
    expect((await check(visitor, code)).text).toBe('"ERROR_VOUCHER_USED"');
    const shown = await confirmationOf(visitor, redeemed.body);
    expect(shown).toMatchObject({
      status: 200,
      body: { booking: { experience_name: 'Paseo', total_visitors: 3, language: 'es', date, total_price: 0 }, track_gtm_booking: true, newsletter: true },
    });
    expect((await confirmationOf(visitor, redeemed.body)).body).toMatchObject({ track_gtm_booking: false });
    const stranger = await confirmationOf<Failure>(api().visitor(), redeemed.body);
    expect([stranger.status, stranger.body.detail]).toEqual([404, 'NOT_FOUND']);
    // The visit's, and the one that asks for the newsletter to be confirmed.
    const mails = (await mailsOf(api())).filter(({ to }) => to.includes('ana.gil@example.com'));
    expect(mails.filter((mail) => JSON.stringify(mail).includes('visita.ics'))).toHaveLength(1);
    expect(mails.filter((mail) => JSON.stringify(mail).includes('/newsletter/confirm?token='))).toHaveLength(1);
    expect(await failedChecks(api())).toEqual([]);
  });

  test('a selector voucher serves any visit of its site, a single-experience one its own alone', async () => {
    const date = await slotIn(api(), 31);
    const other = await redeem<Failure>(api().visitor(), await newOne(), `${date.slice(0, 10)}T19:00`, [2], { experience: '3' });
    expect([other.status, Object.keys(other.body.fields ?? {})]).toEqual([400, ['booking_data.experience_id']]);
    const chosen = await redeem(api().visitor(), await newOne({ visit: 'any' }), `${date.slice(0, 10)}T19:00`, [2], { experience: '3' });
    expect(chosen.status).toBe(200);
  });

  test("participants_number replaces the visit's maximum (specification section 5): one more is refused, and nothing is used", async () => {
    const [code, date] = [await newOne({ participants: 3 }), await slotIn(api(), 32)];
    const tooMany = await redeem<Failure>(api().visitor(), code, date, [3, 1]);
    expect([tooMany.status, tooMany.body.detail]).toEqual([400, 'VISITORS_OUT_OF_RANGE']);
    expect((await check(api().visitor(), code)).status).toBe(200);
    expect((await redeem(api().visitor(), code, date, [2, 1])).status).toBe(200);
    const large = await newOne({ participants: 10 });
    expect((await redeem(api().visitor(), large, await slotIn(api(), 33), [10])).status).toBe(200);
  });

  test('a full slot is 409 with the way back, and the voucher untouched (specification section 8)', async () => {
    const date = await slotIn(api(), 34);
    const [first, second, third] = await newVouchers(api(), 3, { participants: 8 });
    expect((await redeem(api().visitor(), first ?? '', date, [8])).status).toBe(200);
    const refused = await redeem<Failure>(api().visitor(), second ?? '', date, [5]);
    expect(refused).toMatchObject({ status: 409, body: { detail: 'SLOT_TAKEN', experience_page_url: expect.stringMatching(/^\/es\//) } });
    expect((await check(api().visitor(), second ?? '')).status).toBe(200);
    expect((await redeem(api().visitor(), third ?? '', date, [4])).status).toBe(200);
    expect(await slotCounts(api(), date)).toMatchObject({ booked: 12, capacity: 12 });
    const nowhere = await redeem<Failure>(api().visitor(), second ?? '', `${date.slice(0, 10)}T11:05`, [2]);
    expect([nowhere.status, nowhere.body.detail]).toEqual([409, 'SLOT_NOT_FOUND']);
    expect(await failedChecks(api())).toEqual([]);
  });

  test.each([
    ['V-NOWHERE', 'ERROR_VOUCHER_NOT_FOUND'],
    ['V-BRISA', 'ERROR_VOUCHER_NOT_FOUND'],
    ['V-SOON', 'ERROR_VOUCHER_TOO_SOON'],
    ['V-OLD', 'ERROR_VOUCHER_OUTDATED'],
    ['V-STOPPED', 'ERROR_VOUCHER_INACTIVE'],
    ['V-TAKEN', 'ERROR_VOUCHER_USED'],
  ])('%s is not redeemed: %s, and no place is taken', async (code, error) => {
    const date = await slotIn(api(), 35);
    const refused = await redeem(api().visitor(), code, date);
    expect([refused.status, refused.text]).toEqual([400, JSON.stringify(error)]);
    expect(await slotCounts(api(), date)).toMatchObject({ held: 0, booked: 0 });
  });

  test('sent again by the same session it is the same redemption (own retry reuses); by another it is used', async () => {
    const [visitor, code, date] = [api().visitor(), await newOne(), await slotIn(api(), 36)];
    const first = await redeem(visitor, code, date);
    expect((await redeem(visitor, code, date)).body).toEqual(first.body);
    expect((await redeem(visitor, code, date, [3])).text).toBe('"ERROR_VOUCHER_USED"');
    expect((await redeem(api().visitor(), code, date)).text).toBe('"ERROR_VOUCHER_USED"');
    expect(await slotCounts(api(), date)).toMatchObject({ booked: 2 });
  });

  test('without a bot check that was passed nothing happens (specification section 7), and a used token does not serve again', async () => {
    const [visitor, code, date] = [api().visitor(), await newOne(), await slotIn(api(), 37)];
    const { visitor_group_data, booking_data } = bookingForm(date);
    const send = (captcha_key: string) =>
      visitor.post<Failure>('/api/admin_voucher/voucher/public/redeem/', { captcha_key, visitor_group_data, booking_data, full_code: code });
    expect(await send('made up')).toMatchObject({ status: 400, body: { detail: 'CAPTCHA_FAILED' } });
    const token = await solvedCaptcha(visitor);
    expect((await send(token)).status).toBe(200);
    expect(await send(token)).toMatchObject({ status: 400, body: { detail: 'CAPTCHA_FAILED' } });
  });

  test('a visit that a voucher pays for is moved within the days of the voucher only, and stays as it was otherwise', async () => {
    const [from, last, after] = [await slotIn(api(), 39), await slotIn(api(), 40), await slotIn(api(), 41)];
    const visitor = api().visitor();
    const redeemed = await redeem(visitor, await newOne({ until: last.slice(0, 10) }), from);
    const token = (await confirmationOf(visitor, redeemed.body)).body.booking.booking_token;
    const shown = await visitor.get<components['schemas']['Booking']>(`/api/booking/${token}/`);
    expect(shown.body.change.voucher_days).toMatchObject({ end_date: last.slice(0, 10) });
    const refused = await visitor.post<Failure>(`/api/booking/${token}/move/`, { date: after });
    expect([refused.status, refused.body.detail]).toEqual([409, 'VOUCHER_NOT_VALID_THEN']);
    expect(await slotCounts(api(), after)).toMatchObject({ booked: 0 });
    expect(await slotCounts(api(), from)).toMatchObject({ booked: 2 });
    expect((await visitor.post<components['schemas']['Booking']>(`/api/booking/${token}/move/`, { date: last })).body.date).toBe(last);
    expect(await failedChecks(api())).toEqual([]);
  });

  test('a cancelled visit gives the voucher back, and it may be redeemed again', async () => {
    const [visitor, code, date] = [api().visitor(), await newOne(), await slotIn(api(), 38)];
    const shown = await confirmationOf(visitor, (await redeem(visitor, code, date)).body);
    const token = shown.body.booking.booking_token;
    expect((await visitor.post(`/api/booking/${token}/cancel/`, {})).status).toBe(200);
    expect(await slotCounts(api(), date)).toMatchObject({ booked: 0 });
    expect((await check(visitor, code)).status).toBe(200);
    expect((await redeem(api().visitor(), code, date)).status).toBe(200);
    expect((await visitor.post(`/api/booking/${token}/cancel/`, {})).status).toBe(200);
    expect((await check(visitor, code)).text).toBe('"ERROR_VOUCHER_USED"');
    expect(await failedChecks(api())).toEqual([]);
  });
});
