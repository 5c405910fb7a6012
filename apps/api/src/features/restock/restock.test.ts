import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { personErase } from '../../commands/person-erase.ts';
import { personExport } from '../../commands/person-export.ts';
import type { DatabaseCommand } from '../../commands/command.ts';
import { describeOnBoth, withApi } from '../../testing/with-api.ts';
import { mailsTo } from '../club/testing/club-mails.ts';

const soldOut = 'MON-AGO-2020-75';
const job = 'bottles that are back';

/** "Tell me when it is back" on a sold-out vintage. */
describeOnBoth('a bottle that is waited for', (api) => {
  const ask = (email: string, change: Record<string, unknown> = {}) =>
    api()
      .visitor()
      .post<{ detail?: string; status?: string }>('/api/catalogue/restock_notice/', { product_id: soldOut, email, language: 'en', ...change });
  const stock = (bottles: number) => api().context.db.execute(sql`update stock set on_hand = ${bottles}::integer where sku = ${soldOut}`);
  const waiting = async (email: string) => (await api().context.db.execute(sql`select sku, language from restock_request where email = ${email}`)).rows;
  const command = async (one: DatabaseCommand, ...args: string[]) => {
    const lines: string[] = [];
    await one.run(api().context, { args, json: false, output: { print: (line) => void lines.push(line), fail: (line) => void lines.push(line) } });
    return lines.join('\n');
  };

  beforeEach(async () => void (await stock(0)));

  test('nothing comes while it is sold out; one mail when it is back, in the language asked for, with its own address; then it is over', async () => {
    expect(await ask('Waits@Example.com')).toMatchObject({ status: 200, body: { status: 'ok' } });
    await api().context.jobs.run(job);
    expect(await mailsTo(api(), 'waits@example.com')).toEqual([]);
    await stock(2);
    await api().context.jobs.run(job);
    await api().context.jobs.run(job);
    const [mail, ...more] = await mailsTo(api(), 'waits@example.com');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('back-in-stock Wine');
    expect(mail?.text).toMatch(/2020, 75 cl http:\/\/localhost\/en\/wines\/agotado\?sku=MON-AGO-2020-75\s*$/);
    expect(await waiting('waits@example.com')).toEqual([]);
    await stock(0);
    await api().context.jobs.run(job);
    await stock(2);
    await api().context.jobs.run(job);
    expect(await mailsTo(api(), 'waits@example.com')).toHaveLength(1);
  });

  test('the same is said to who waits already; the last language counts, and one mail comes', async () => {
    const [first, again] = [await ask('twice@example.com'), await ask(' TWICE@example.com '.trim(), { language: 'es' })];
    expect(again).toMatchObject({ status: first.status, body: first.body });
    expect(await waiting('twice@example.com')).toEqual([{ sku: soldOut, language: 'es' }]);
    await stock(1);
    await Promise.all([1, 2, 3, 4].map(() => api().context.jobs.run(job)));
    expect(await mailsTo(api(), 'twice@example.com')).toHaveLength(1);
  });

  test('what can be bought, what there is not, and what is no address are refused, and nothing is kept', async () => {
    expect(await ask('no@example.com', { product_id: 'MON-PAL-2019-75' })).toMatchObject({ status: 409, body: { detail: 'NOT_SOLD_OUT' } });
    expect(await ask('no@example.com', { product_id: 'MON-NONE' })).toMatchObject({ status: 404, body: { detail: 'PRODUCT_NOT_FOUND' } });
    expect(await ask('no@x')).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) as string } } });
    expect(await waiting('no@example.com')).toEqual([]);
  });

  test('a transaction that comes to nothing leaves the wish and sends no mail', async () => {
    await ask('kept@example.com');
    await stock(1);
    const { mail } = api().context;
    const { order } = mail;
    mail.order = () => Promise.reject(new Error('the process ends here'));
    await expect(api().context.jobs.run(job)).rejects.toThrow('the process ends here');
    mail.order = order;
    expect(await waiting('kept@example.com')).toHaveLength(1);
    await api().context.jobs.run(job);
    expect(await mailsTo(api(), 'kept@example.com')).toHaveLength(1);
  });

  test('it is given to who asks for their data, erased with them, and forgotten after a year (Regulation (EU) 2016/679, articles 5, 15 and 17)', async () => {
    await ask('person@example.com');
    expect(JSON.parse(await command(personExport, 'person@example.com'))).toMatchObject({ restock_requests: [{ sku: soldOut, email: 'person@example.com' }] });
    await command(personErase, 'person@example.com');
    expect(await waiting('person@example.com')).toEqual([]);
    await ask('old@example.com');
    await api().context.db.execute(sql`update restock_request set asked_at = now() - interval '366 days' where email = 'old@example.com'`);
    await ask('young@example.com');
    await api().context.jobs.run('old wishes for bottles');
    expect([await waiting('old@example.com'), (await waiting('young@example.com')).length]).toEqual([[], 1]);
  });
});

test('too many wishes from one address are refused for a while, whosever they are', async () => {
  const api = await withApi({ database: 'pglite', config: { rateLimitFactor: 1 } });
  const ask = (at: number) => api.visitor().post('/api/catalogue/restock_notice/', { product_id: soldOut, email: `many${at}@example.com`, language: 'en' });
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) statuses.push((await ask(at)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  await api.close();
});
