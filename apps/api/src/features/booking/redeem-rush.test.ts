import type { components } from '@parral/api-spec';
import { expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/with-api.ts';
import { newMember } from '../club/testing/club-members.ts';
import { check, confirmationOf, failedChecks, newVouchers, redeem, slotCounts, slotIn } from './testing/redeeming.ts';

/** RUSH=full runs what the project must show; else enough to see that it holds. */
const full = process.env['RUSH'] === 'full';
const runs = full ? 50 : 1;
const redeemers = 200;

describeOnBoth('one voucher, many redeemers', (api) => {
  test(
    `of ${redeemers} at once one wins and the others hear that it is used; ${runs} times (used by two threads: saleor PR 15855)`,
    { timeout: full ? 3_600_000 : 180_000 },
    async () => {
      for (let run = 0; run < runs; run += 1) {
        const [code = ''] = await newVouchers(api(), 1);
        const date = await slotIn(api(), 60 + run);
        const replies = await Promise.all(Array.from({ length: redeemers }, () => redeem(api().visitor(), code, date)));
        const won = replies.filter(({ status }) => status === 200);
        expect(won).toHaveLength(1);
        expect(new Set(replies.filter(({ status }) => status !== 200).map(({ status, text }) => `${status} ${text}`))).toEqual(
          new Set(['400 "ERROR_VOUCHER_USED"']),
        );
        expect(await slotCounts(api(), date)).toMatchObject({ held: 0, booked: 2 });
      }
      expect(await failedChecks(api())).toEqual([]);
    },
  );

  test(
    '100 at once with the visit code of a member (prefix C): one wins, the others hear that it is used, and my club shows it used',
    { timeout: 180_000 },
    async () => {
      const { visitor } = await newMember(api());
      const myCodes = async () => {
        const { body } = await visitor.get<components['schemas']['MyClub']>('/api/club/profile/my_club/?language=es');
        return body.experience_vouchers.vouchers;
      };
      // The first look makes the codes: however many look at once, there is one for each estate.
      const looks = await Promise.all(Array.from({ length: 20 }, myCodes));
      expect(new Set(looks.map((codes) => JSON.stringify(codes))).size).toBe(1);
      const code = looks[0]?.find(({ estate }) => estate === 'alba')?.code ?? '';
      expect(code).toMatch(/^C-/);
      const date = await slotIn(api(), 57);
      const replies = await Promise.all(Array.from({ length: 100 }, () => redeem(api().visitor(), code, date)));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(replies.filter(({ status, text }) => status === 400 && text === '"ERROR_VOUCHER_USED"')).toHaveLength(99);
      expect(await slotCounts(api(), date)).toMatchObject({ held: 0, booked: 2 });
      expect((await myCodes()).map(({ estate, used }) => [estate, used])).toEqual([
        ['alba', true],
        ['brisa', false],
      ]);
      expect(await failedChecks(api())).toEqual([]);
    },
  );

  test('forty vouchers for twelve places: as many are redeemed as fit, the rest keep theirs, nobody sees a 5xx', { timeout: 180_000 }, async () => {
    const codes = await newVouchers(api(), 40);
    const date = await slotIn(api(), 58);
    const visitors = codes.map(() => api().visitor());
    const replies = await Promise.all(codes.map((code, index) => redeem(visitors[index] ?? api().visitor(), code, date, [1 + (index % 4)])));
    const people = replies.reduce((sum, { status }, index) => sum + (status === 200 ? 1 + (index % 4) : 0), 0);
    const counts = await slotCounts(api(), date);
    expect(counts).toMatchObject({ held: 0, booked: people });
    expect(people).toBeLessThanOrEqual(12);
    expect(people).toBeGreaterThan(12 - 4);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    for (const [index, { status, body }] of replies.entries()) {
      const visitor = visitors[index] ?? api().visitor();
      const isWon = status === 200;
      expect((await check(visitor, codes[index] ?? '')).status).toBe(isWon ? 400 : 200);
      const shown = await confirmationOf(visitor, isWon ? body : { voucher_redemption_id: 'vr_none' });
      expect(shown.status).toBe(isWon ? 200 : 404);
    }
    expect(await failedChecks(api())).toEqual([]);
  });
});
