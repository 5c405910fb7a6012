import { expect, test } from 'vitest';
import { voucherList } from '../../commands/voucher-list.ts';
import { voucherMake } from '../../commands/voucher-make.ts';
import { voucherSet } from '../../commands/voucher-set.ts';
import { describeOnBoth } from '../../testing/with-api.ts';

describeOnBoth('vouchers of the office', (api) => {
  const run = async (command: typeof voucherMake, ...args: string[]) => {
    const lines: string[] = [];
    const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
    return { exit: await command.run(api().context, { args, json: false, output }), lines };
  };
  const check = (code: string) => api().visitor().get(`/api/admin_voucher/voucher/public/check_validity/?full_code=${code}&site=alba&language=es`);

  test('make prints codes that serve from today; with a visit they begin with U and are for it alone', async () => {
    const single = await run(voucherMake, 'alba', '2', 'visita', '2099-06-30', '3');
    expect(single).toEqual({ exit: 0, lines: Array.from({ length: 3 }, () => expect.stringMatching(/^U-[2-9A-Z]{5}-[2-9A-Z]{5}$/)) });
    expect(new Set(single.lines).size).toBe(3);
    expect((await check(single.lines[0] ?? '')).body).toMatchObject({ prefix: 'U', experience: { id: '2' }, participants_number: 2, end_date: '2099-06-30' });
    const any = await run(voucherMake, 'alba', '6', 'any', '2099-06-30');
    expect((await check(any.lines[0] ?? '')).body).toMatchObject({ prefix: 'V', experience: null, participants_number: 6 });
  });

  test('list names each with its state, and set stops one', async () => {
    const [code = ''] = (await run(voucherMake, 'alba', '2', 'any', '2099-06-30')).lines;
    expect(await run(voucherSet, code.toLowerCase(), 'stopped')).toMatchObject({ exit: 0 });
    expect((await check(code)).text).toBe('"ERROR_VOUCHER_INACTIVE"');
    const listed = (await run(voucherList, 'alba')).lines;
    expect(listed.find((line) => line.startsWith(code))).toMatch(/\tstopped\t\d{4}-\d\d-\d\d to 2099-06-30\t2 people\tany visit of alba\tmade by office$/);
    expect(listed.find((line) => line.startsWith('V-TAKEN'))).toContain('\tused\t');
    expect(listed.some((line) => line.startsWith('V-BRISA'))).toBe(false);
    expect((await run(voucherSet, 'V-NOWHERE', 'active')).exit).toBe(1);
  });

  test.each([
    ['nobody', '2', 'any', '2099-01-01', 'There is no brand'],
    ['alba', '2', 'nocturna', '2099-01-01', 'has no visit "nocturna"'],
    ['alba', '0', 'any', '2099-01-01', 'How many people?'],
    ['alba', '2', 'any', '2020-01-01', 'would serve nobody'],
    ['alba', '2', 'any', 'soon', 'is no day'],
  ])('%s %s %s %s is refused in words: %s', async (...words) => {
    const message = words.pop() ?? '';
    expect(await run(voucherMake, ...words)).toEqual({ exit: 1, lines: [expect.stringContaining(message)] });
  });
});
