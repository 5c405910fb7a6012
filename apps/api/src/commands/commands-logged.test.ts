/** Issue 16, must show 6: "everything the commands do appears in the log of actions", derived from the list of commands; "a search there finds who refunded what". */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { bookedVisit, paymentOf, slotIn } from '../features/booking/testing/booking.ts';
import { boughtOrder, homeAddress, orderForm, wines } from '../features/checkout/testing/buying.ts';
import { describeShop, type Shop } from '../features/checkout/testing/shop.ts';
import { newMember } from '../features/club/testing/club-members.ts';
import { dayAfter } from '../features/experiences/testing/slots.ts';
import { asActor } from '../features/staff/index.ts';
import { atOffice } from '../features/staff/testing/office.ts';
import { openReceiver } from '../features/webhooks/testing/receiver.ts';
import { readToday } from '../platform/database/today.ts';
import { testEstate, writeFolder } from '../testing/test-estate.ts';
import { commands } from './index.ts';

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'logged-'))));
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, content: unknown): Promise<string> {
  await writeFile(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  return path.join(folder, name);
}

/** How a command is called so that it does something, and what of it stands in the log; one that only reads stands there with nothing. */
type Example = readonly [logged: readonly string[], args: () => string[] | Promise<string[]>];
const reads = (...args: string[]): Example => [[], () => args];

/** An example of each command, in an order in which each finds what it needs. */
async function examples(shop: Shop): Promise<Record<string, Example>> {
  const { context } = shop.api;
  const today = await readToday(context.db);
  const orders = [];
  for (let made = 0; made < 6; made += 1) orders.push((await boughtOrder(shop, { [wines.magnum]: 1 })).number);
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = orders;
  const { visitor: buyer, member } = await newMember(shop.api);
  const pickup = (await boughtOrder(shop, { [wines.magnum]: 1 }, { shipping_mode: 'shop', web_site: 'alba' }, buyer)).number;
  const { member: leaving } = await newMember(shop.api);
  const visits: string[] = [];
  for (const day of [40, 41, 42]) {
    const paid = paymentOf((await bookedVisit(shop, await slotIn(shop, day))).opened);
    visits.push((await shop.rows<{ reference: string }>(sql`select reference from booking where payment_intent_id = ${paid}`))[0]?.reference ?? '');
  }
  const [moved = '', refunded = '', cancelled = ''] = visits;
  const invoice = (await shop.rows<{ number: string }>(sql`select number from invoice order by number limit 1`))[0]?.number ?? '';
  const receiver = await openReceiver();
  onTestFinished(() => receiver.close());
  const changed = path.join(folder, 'changed');
  await writeFolder(changed, { ...testEstate(), 'shipping.yaml': (testEstate()['shipping.yaml'] ?? '').replace('price: 6.50', 'price: 7.50') });
  const carriers = JSON.stringify({ carriers: [{ id: 'van', name: 'Our van' }] });
  await shop.rows(sql`update content_state set version = version + 1, shipping = shipping || ${carriers}::jsonb`);
  await context.content.refresh();
  const link = async () => [(await shop.rows<{ id: string }>(sql`select id from payment_link limit 1`))[0]?.id ?? ''];
  const slot = (day: number) => `${dayAfter(today, day)}T11:00`;
  const askForGroup = async (email: string) => {
    const group = { experience_id: '2', day: dayAfter(today, 44), people: 8, wish: 'We are a choir.', name: 'Ana Gil', email, phone_number: '+34 600 112 233' };
    await shop.api
      .visitor()
      .post('/api/group_request/', { ...group, captcha_key: 'solved', consent_date: '2026-11-21T10:00:00Z', web_language: 'en', site: 'alba' });
    return (await shop.rows<{ id: string }>(sql`select id from group_request where email = ${email}`))[0]?.id ?? '';
  };
  const askToJoin = async (name: string) => {
    const email = `${name}.logged@example.com`;
    const person = { name, surname: 'Ruiz', email, message: 'Hola', language: 'es', site: 'alba', consent: true };
    await shop.api.visitor().post('/api/club/joining_request/', { ...person, captcha_key: 'solved' });
    return (await shop.rows<{ id: string }>(sql`select id from joining_request where email = ${email}`))[0]?.id ?? '';
  };
  const [olga, pia] = [await askToJoin('olga'), await askToJoin('pia')];
  const [choir, silent] = [await askForGroup('choir.logged@example.com'), await askForGroup('silent.logged@example.com')];
  return {
    audit: reads(),
    day: reads(today),
    'group list': reads(),
    'group propose': [
      ['link.make', 'group.propose'],
      async () => [
        choir,
        await file('proposal.json', {
          key: randomUUID(),
          experience_id: '2',
          date: await slotIn(shop, 44),
          language: 'es',
          adults: 8,
          children: 0,
          babies: 0,
          hold_hours: 24,
        } satisfies components['schemas']['OfficeGroupProposal']),
      ],
    ],
    'group refuse': [['group.refuse'], () => [silent, 'full']],
    'link order': [
      ['link.make'],
      async () => [
        await file('order.json', {
          site: 'brisa',
          language: 'es',
          lines: [{ product_id: wines.paramo, quantity: 2 }],
          client_info: orderForm().client_info,
          shipping_address: homeAddress,
          hold_hours: 24,
        } satisfies components['schemas']['OfficeTelephoneOrder']),
      ],
    ],
    'link list': reads(),
    'link send': [['link.send'], link],
    'link withdraw': [['link.withdraw'], link],
    'member list': reads(),
    'member add': [['member.enter'], () => ['name=Iris', 'surname=Mora', 'email=iris.logged@example.com', 'level=bronze']],
    'member import': [['member.enter'], async () => [await file('members.csv', 'name,surname,email,level\nRosa,Vela,rosa.logged@example.com,bronze\n')]],
    'member export': [['member.export'], () => [member.number]],
    'member level': [['member.level'], () => [member.number, 'platinum', 'Promised']],
    'member renew': [['member.renew'], () => [member.number, 'By', 'telephone']],
    'member end': [['member.end'], () => [member.number, dayAfter(today, 10), 'Asked', 'for', 'it']],
    'member progress': reads(),
    'member purchases': [
      ['work.begin', 'member.purchase'],
      async () => [await file('purchases.csv', `number,member,date,total\nT-1,${member.number},2026-01-03,40\n`), 'Shop'],
    ],
    'joining list': reads(),
    'joining accept': [['member.accept'], () => [olga, 'bronze', 'A', 'friend']],
    'joining refuse': [['joining.refuse'], () => [pia, 'full', 'We', 'open', 'in', 'January.']],
    'member erase': [['member.erase'], () => [leaving.number]],
    'person export': [['person.export'], () => ['ana@example.com']],
    'person erase': [['person.erase'], () => ['nobody.else@example.com']],
    'newsletter list': reads(),
    'order list': reads(),
    'order show': reads(first),
    'order address': [['order.address'], async () => [first, await file('address.json', { ...homeAddress, line1: 'Calle Nueva 4' })]],
    'order delivery-note': reads(first, path.join(folder, 'note.pdf')),
    'order set': [['order.status'], () => [second, 'in_process']],
    'order dispatch': [['order.dispatched'], () => [third, 'van']],
    'order dispatches': [['work.begin', 'order.dispatched'], async () => [await file('dispatches.csv', `${sixth};van;TRK-6\n`)]],
    'order delivery-notes': [['work.begin'], () => [sixth]],
    'work list': reads(),
    'order ready': [['order.ready'], () => [pickup]],
    'order refund': [['order.refund'], () => [fourth, '12,50', 'late', 'parcel']],
    'order resend-mail': [['order.mail'], () => [fourth]],
    'order cancel': [['order.status'], () => [fifth]],
    'visit list': reads(today),
    'visit show': reads(moved),
    'visit people': [['visit.people'], () => [moved, '1', '0', '0', 'one', 'is', 'ill']],
    'visit move': [['visit.move'], () => [moved, slot(50), 'Fog']],
    'visit refund': [['visit.refund'], () => [refunded, '5', 'a', 'wine', 'was', 'missing']],
    'visit cancel': [['visit.cancel'], () => [cancelled, 'Fog']],
    'visit close-day': [['day.close'], () => [dayAfter(today, 60), 'alba', 'Snow']],
    'visit open-day': [['day.open'], () => [dayAfter(today, 60), 'alba']],
    'visit offer-day': [['day.close'], () => [dayAfter(today, 61), 'alba', '7', 'Snow']],
    'visit close-slot': [['slot.close'], () => ['2', slot(62), 'now', 'Fog']],
    'visit open-slot': [['slot.open'], () => ['2', slot(62)]],
    'voucher list': reads(),
    'voucher make': [['voucher.make'], () => ['alba', '2', 'any', '2099-12-31']],
    'voucher show': reads('V-ANY-GOOD'),
    'voucher extend': [['voucher.extend'], () => ['V-ANY-GOOD', '2100-06-30', 'ill']],
    'voucher send': [['voucher.send'], () => ['V-ANY-GOOD', 'ana.logged@example.com', 'es', 'Ana', 'Gil']],
    'voucher set': [['voucher.stop'], () => ['V-ANY-GOOD', 'stopped', 'lost']],
    'coupon list': reads(),
    'coupon make': [['coupon.make'], () => ['LOGGED-10', '10%', 'until=2099-12-31', 'uses=5', 'brands=alba', 'a', 'fair']],
    'coupon uses': reads('LOGGED-10'),
    'coupon extend': [['coupon.extend'], () => ['VENDIMIA', '2100-06-30', 'late', 'harvest']],
    'coupon set': [['coupon.stop'], () => ['VENDIMIA', 'stopped', 'leaked']],
    'coupon said': reads(),
    'stock list': reads(),
    'stock move': [['wine.delivery'], () => [wines.magnum, 'delivery', '12', 'from', 'the', 'bottler']],
    'wine price': [['wine.price'], () => [wines.magnum, '90', dayAfter(today, 3), 'new', 'vintage']],
    'wine sale': [['wine.sale'], () => [wines.soon, 'off', 'now', 'not', 'yet']],
    'wine said': reads(),
    'invoice list': reads(),
    'invoice show': reads(invoice),
    'invoice export': reads(),
    'invoice annul': [['invoice.annul'], () => [invoice]],
    'office add': [['staff.add'], () => ['eva.logged@office.example', 'shop', 'Eva', 'Gil']],
    'office list': reads(),
    'office settings': reads(),
    'office link': [['staff.link'], () => ['eva.logged@office.example']],
    'office remove': [['staff.remove'], () => ['eva.logged@office.example']],
    'token add': [['token.add'], () => ['accounting', 'orders:read', '30']],
    'token list': reads(),
    'token revoke': [['token.revoke'], () => ['accounting']],
    'webhook add': [['webhook.add'], () => ['erp', receiver.url, 'order.placed']],
    'webhook list': reads(),
    // It sends a call that says nothing, and nothing here is another for it.
    'webhook test': reads('erp'),
    'webhook remove': [['webhook.remove'], () => ['erp']],
    'outbox list': reads(),
    'outbox retry': [
      ['outbox.retry'],
      async () => {
        await shop.rows(sql`insert into outbox (kind, key, payload, attempts, dead_at) values ('mail', 'mail:logged', '{"to":"ana@club.example"}', 60, now())`);
        return ['dead'];
      },
    ],
    import: [['folder.import'], () => [changed]],
  };
}

/** Commands that work on files, or call one of the others: nothing of an estate is another after them. */
const ofFiles = ['check', 'write', 'migrate', 'doctor', 'mail list'];

describeShop('commands and the log of actions', (shop) => {
  /** What stands in each table but the log, as one word. */
  async function contents(): Promise<Map<string, string>> {
    const tables = await shop().rows<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'office_action'`,
    );
    const each = tables.map(
      ({ name }) =>
        sql`select ${name}::text as name, coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as word from ${sql.identifier(name)} t`,
    );
    const words = await shop().rows<{ name: string; word: string }>(sql.join(each, sql` union all `));
    return new Map(words.map(({ name, word }) => [name, word]));
  }

  test('whatever a command changes is written down as a command’s, and one that only reads changes nothing', { timeout: 180_000 }, async () => {
    const { context } = shop().api;
    const config = { ...context.config, webhooks: { key: 'a word of more than thirty-two characters', allowPrivate: true } };
    const known = await examples(shop());
    expect([...Object.keys(known), ...ofFiles].toSorted()).toEqual(commands.map(({ name }) => name).toSorted());
    for (const [name, [logged, args]] of Object.entries(known)) {
      const command = commands.find((one) => one.name === name);
      if (command?.needs !== 'database') throw new Error(`${name} is no command of the database.`);
      const said: string[] = [];
      const output = { print: () => undefined, fail: (line: string) => void said.push(line) };
      const given = await args();
      const before = logged.length === 0 ? await contents() : null;
      const [{ last } = { last: 0 }] = await shop().rows<{ last: number }>(sql`select coalesce(max(id), 0)::integer as last from office_action`);
      const exit = await asActor('command', () => command.run({ ...context, config }, { args: given, json: false, output }));
      expect.soft([name, exit, said.join('\n')]).toEqual([name, 0, '']);
      const lines = await shop().rows<{ kind: string; actor: string }>(sql`select kind, actor from office_action where id > ${last} order by id`);
      expect.soft([name, lines.map(({ kind }) => kind)]).toEqual([name, [...logged]]);
      expect
        .soft(
          lines.every(({ actor }) => actor === 'command'),
          name,
        )
        .toBe(true);
      const changed = before === null ? [] : [...(await contents())].flatMap(([table, word]) => (before.get(table) === word ? [] : [table]));
      expect.soft([name, changed]).toEqual([name, []]);
    }
  });

  test('a search of the log finds who refunded what: the person by name, the command, the order, the reason', async () => {
    const { number } = await boughtOrder(shop(), { [wines.magnum]: 1 });
    const { visitor, staff } = await atOffice(shop().api, 'owner');
    const refund = commands.find(({ name }) => name === 'order refund');
    if (refund?.needs !== 'database') throw new Error('There is no command to refund.');
    const output = { print: () => undefined, fail: () => undefined };
    const { context } = shop().api;
    await asActor('command', () => refund.run(context, { args: [number, '3', 'scratched', 'label'], json: false, output }));
    const order = (await visitor.get<components['schemas']['OfficeOrder']>(`/api/office/orders/${number}/`)).body;
    const body = { amount: 4.5, reason: 'leaking cork', version: order.version };
    expect((await visitor.post(`/api/office/orders/${number}/refund/`, body)).status).toBe(200);

    const find = async (words: string) =>
      (await visitor.get<components['schemas']['OfficeLog']>(`/api/office/log/?q=${encodeURIComponent(`refund ${words}`)}`)).body.actions
        .filter(({ subject }) => subject === number)
        .map(({ actor, person, after, reason }) => [person?.name ?? actor, after?.['refund_cents'], reason]);
    const [byCommand, byPerson] = [
      ['command', 300, 'scratched label'],
      [staff.name, 450, 'leaking cork'],
    ];
    expect(await find(number)).toEqual([byPerson, byCommand]);
    expect(await find('scratched')).toEqual([byCommand]);
    expect(await find(staff.name)).toEqual([byPerson]);
  });
});
