import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { describeShop } from '../checkout/testing/shop.ts';
import { auditOfTheNight } from './nightly-audit.ts';

describeShop('the audit of every night', (shop) => {
  const look = () => auditOfTheNight(shop().api.context);
  const later = () => shop().rows(sql`update nightly_audit set began_at = began_at - interval '4 minutes'`);
  const told = async () => (await shop().mails()).filter(({ subject }) => subject.startsWith('La revisión de la noche encontró')).length;
  const figure = async (name: string) => new RegExp(`^${name} (\\d+)$`, 'm').exec((await shop().api.visitor().get('/metrics')).text)?.[1];
  beforeEach(() => shop().rows(sql`delete from nightly_audit`));

  test('in order: one look a night, by one process, and nobody is woken', async () => {
    expect(await Promise.all([look(), look(), look()])).toEqual(expect.arrayContaining([true, false, false]));
    expect([await look(), await told(), await figure('audit_failed_checks')]).toEqual([false, 0, '0']);
    expect(Number(await figure('audit_age_seconds'))).toBeLessThan(60);
  });

  test('what does not add up twice is told once, by a mail to the estate and the figures', async () => {
    await shop().rows(sql`update stock set allocated = allocated + 1, on_hand = on_hand + 1 where sku = 'ORI-PAR-2019-75'`);
    expect([await look(), await look(), await told()]).toEqual([true, false, 0]);
    await later();
    expect([await look(), await look()]).toEqual([true, false]);
    const [mail] = (await shop().mails()).filter(({ subject }) => subject.startsWith('La revisión de la noche encontró'));
    expect(mail?.text).toContain('allocated bottles = bottles of live orders and those that are held: 1 fila');
    expect([await told(), await figure('audit_failed_checks')]).toEqual([1, '1']);
    await shop().rows(sql`update stock set allocated = allocated - 1, on_hand = on_hand - 1 where sku = 'ORI-PAR-2019-75'`);
  });

  test('a purchase that the first look caught between two steps is no alarm; a process that was killed is taken over', async () => {
    const before = await told();
    await shop().rows(sql`insert into nightly_audit (day, began_at) values ((now() at time zone 'Europe/Madrid')::date, now() - interval '2 hours')`);
    await shop().rows(sql`update stock set allocated = allocated + 1, on_hand = on_hand + 1 where sku = 'ORI-PAR-2019-75'`);
    expect(await look()).toBe(true);
    await shop().rows(sql`update stock set allocated = allocated - 1, on_hand = on_hand - 1 where sku = 'ORI-PAR-2019-75'`);
    await later();
    expect([await look(), await told(), await figure('audit_failed_checks')]).toEqual([true, before, '0']);
  });
});
