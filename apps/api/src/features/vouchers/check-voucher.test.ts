import { expect, test } from 'vitest';
import { transaction } from '../../platform/database/transaction.ts';
import { describeOnBoth, withApi } from '../../testing/with-api.ts';
import { setActive } from './vouchers.store.ts';

const url = (code: string, more: Record<string, string> = {}) =>
  `/api/admin_voucher/voucher/public/check_validity/?${new URLSearchParams({ full_code: code, site: 'alba', language: 'es', ...more }).toString()}`;

describeOnBoth('checking a voucher', (api) => {
  const check = (code: string, more?: Record<string, string>) => api().visitor().get(url(code, more));

  test("a voucher with the prefix 'U' names its one experience, in the language asked for (specification sections 3 and 9)", async () => {
    expect(await check('U-VISITA-GOOD')).toMatchObject({
      status: 200,
      body: {
        full_code: 'U-VISITA-GOOD',
        prefix: 'U',
        experience: { id: '2', title: 'Paseo' },
        participants_number: 4,
        start_date: '2026-01-01',
        end_date: '2099-12-31',
      },
    });
    expect((await check('U-VISITA-GOOD', { language: 'en' })).body).toMatchObject({ experience: { title: 'Walk' } });
  });

  test('any other is for a visit that the visitor chooses', async () => {
    expect((await check('V-ANY-GOOD')).body).toMatchObject({ prefix: 'V', experience: null, participants_number: 3 });
  });

  test('spaces and small letters do not matter', async () => {
    expect((await check(' v-any – good ')).status).toBe(200);
  });

  test.each([
    ['V-NOWHERE', 'ERROR_VOUCHER_NOT_FOUND'],
    ['V-BRISA', 'ERROR_VOUCHER_NOT_FOUND'],
    ['V-SOON', 'ERROR_VOUCHER_TOO_SOON'],
    ['V-OLD', 'ERROR_VOUCHER_OUTDATED'],
    ['V-STOPPED', 'ERROR_VOUCHER_INACTIVE'],
    ['V-TAKEN', 'ERROR_VOUCHER_USED'],
  ])('%s is 400 with the bare string %s (specification section 8)', async (code, error) => {
    const { status, headers, text } = await check(code);
    expect([status, headers['content-type'], text]).toEqual([400, 'application/json; charset=utf-8', JSON.stringify(error)]);
  });

  test('of a refused code it says the days, or whose it is and where it is redeemed; of none it says nothing', async () => {
    const explain = async (code: string, site = 'alba') =>
      (
        await api()
          .visitor()
          .get(`/api/admin_voucher/voucher/public/refusal/?${new URLSearchParams({ full_code: code, site, language: 'en' }).toString()}`)
      ).body;
    expect(await explain(' v-soon ')).toEqual({ days: { start_date: '2098-01-01', end_date: '2098-12-31' }, other_site: null });
    expect(await explain('V-BRISA')).toEqual({
      days: null,
      other_site: { name: 'Brisa', voucher_page_url: expect.stringMatching(/^http:\/\/brisa\.localhost\/en\//) as string },
    });
    expect(await explain('V-NOWHERE')).toEqual({ days: null, other_site: null });
  });

  test('a site that is none, a language that is none, and no code have the form of other errors', async () => {
    expect(await check('V-BRISA', { site: 'nobody' })).toMatchObject({ status: 404, body: { detail: 'UNKNOWN_BRAND' } });
    expect(await check('V-BRISA', { language: 'fr' })).toMatchObject({ status: 400, body: { detail: 'BAD_REQUEST' } });
    expect(await check('')).toMatchObject({ status: 400, body: { detail: 'BAD_REQUEST' } });
  });

  test('what the office stops is inactive at once, and serves again when it lets it', async () => {
    const set = (active: boolean) => transaction(api().context.db, (tx) => setActive(tx, 'V-ANY-GOOD', active));
    expect(await set(false)).toBe(true);
    expect((await check('V-ANY-GOOD')).text).toBe('"ERROR_VOUCHER_INACTIVE"');
    expect(await set(true)).toBe(true);
    expect((await check('V-ANY-GOOD')).status).toBe(200);
  });
});

test('guessing is slow: of 21 checks in a minute the last is 429 and says when to come again', async () => {
  const api = await withApi({ database: 'pglite', config: { rateLimitFactor: 1 } });
  try {
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) statuses.push((await api.visitor().get(url(`V-GUESS-${time}`))).status);
    expect([new Set(statuses.slice(0, 20)), statuses[20]]).toEqual([new Set([400]), 429]);
    expect(Number((await api.visitor().get(url('V-ANY-GOOD'))).headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await api.close();
  }
});
