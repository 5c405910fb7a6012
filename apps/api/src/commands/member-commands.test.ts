import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookedVisit, paymentOf, slotIn } from '../features/booking/testing/booking.ts';
import { boughtOrder, orderForm } from '../features/checkout/testing/buying.ts';
import { describeShop } from '../features/checkout/testing/shop.ts';
import { dni, newMember } from '../features/club/testing/club-members.ts';
import type { DatabaseCommand } from './command.ts';
import { memberAdd } from './member-add.ts';
import { memberErase } from './member-erase.ts';
import { memberExport } from './member-export.ts';
import { memberImport } from './member-import.ts';
import { memberList } from './member-list.ts';
import { personErase } from './person-erase.ts';
import { personExport } from './person-export.ts';

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'office-'))));
afterAll(() => rm(folder, { recursive: true }));

describeShop('members by command', (shop) => {
  const run = async (command: DatabaseCommand, ...args: string[]) => {
    const [out, err]: [string[], string[]] = [[], []];
    const output = { print: (line: string) => void out.push(line), fail: (line: string) => void err.push(line) };
    const exit = await command.run(shop().api.context, { args, json: false, output });
    return { exit, out: out.join('\n'), err: err.join('\n') };
  };
  const importing = async (text: string) => {
    const file = path.join(folder, 'socios.csv');
    await writeFile(file, text);
    return run(memberImport, file);
  };
  const rows = <T>(query: ReturnType<typeof sql>) => shop().rows<T>(query);

  test('import takes the table of an office: semicolons, Spanish heads, quotes, a byte order mark, dates as they are written here', async () => {
    const table = [
      '\uFEFFNombre;Apellidos;Correo electrónico;Nivel;Alta;Vencimiento;Teléfono;DNI;Dirección;Código postal;Localidad;Idioma',
      `Rosa;"Vela; de la Fuente";Rosa@Example.com;Platino;01/02/2026;31/12/2099;+34 600 00 00 02;${dni(50_000_001)};"Calle ""Ancha"", 3";26200;Haro;`,
      'Ian;Black;ian@example.com;bronze;2026-03-01;;;;;;;inglés',
      '',
    ].join('\r\n');
    const { exit, out } = await importing(table);
    expect([exit, out]).toEqual([0, expect.stringMatching(/^2 members entered: \d{5}, \d{5}\.$/)]);
    const people =
      await rows(sql`select name, surname, level, membership_ends::text, document_number, data ->> 'language' as language, data #>> '{address,line1}' as line1
      from member where email in ('rosa@example.com', 'ian@example.com') order by name desc`);
    expect(people).toEqual([
      {
        name: 'Rosa',
        surname: 'Vela; de la Fuente',
        level: 'platinum',
        membership_ends: '2099-12-31',
        document_number: dni(50_000_001),
        language: 'es',
        line1: 'Calle "Ancha", 3',
      },
      { name: 'Ian', surname: 'Black', level: 'bronze', membership_ends: '2027-02-28', document_number: null, language: 'en', line1: null },
    ]);
    expect((await run(memberList)).out).toMatch(/platinum\tRosa Vela; de la Fuente\trosa@example\.com\t2099-12-31/);
  });

  test('a table with mistakes enters nobody and names line and column of each', async () => {
    const before = await rows(sql`select count(*)::int as n from member`);
    const bad = await importing(
      'name,surname,email,level,birthday,document_number,document_type\nEva,Gil,eva@,gold,31/02/1990,12345678A,dni\nAna,,ana@example.com,bronze,,,\nLuis,Gil,luis@example.com,bronze\n',
    );
    expect(bad.exit).toBe(1);
    expect(bad.err.split('\n')).toEqual([
      expect.stringMatching(/^line 2, level: expected one of the levels of club\.yaml: bronze, platinum/),
      expect.stringMatching(/^line 2, document_number: .*check letter/),
      expect.stringMatching(/^line 2, email: expected an e-mail address/),
      expect.stringMatching(/^line 2, birthday: expected a day/),
      'line 3, surname: is missing',
      'line 4: expected 7 values, as the head has columns, got 4',
      'Nothing was entered.',
    ]);
    expect((await importing('nombre,apellidos,correo,nivel,color\n')).err).toContain('line 1, color: no column has this name');
    expect(await rows(sql`select count(*)::int as n from member`)).toEqual(before);
  });

  test('an address or document of somebody else enters nobody; a known number is updated', async () => {
    const { member } = await newMember(shop().api);
    const clash = await importing(`name,surname,email,level\nNew,One,new-one@example.com,bronze\nNew,Two,${member.email},bronze\n`);
    expect([clash.exit, clash.err]).toEqual([1, 'Member 2 of 2 has the e-mail address of somebody else who is a member or invited. Nothing was entered.']);
    expect(await rows(sql`select 1 from member where email = 'new-one@example.com'`)).toEqual([]);
    expect((await importing(`number,name,surname,email,level\n${member.number},Nora,Lanz,${member.email},collaborator\n`)).exit).toBe(0);
    expect(await rows(sql`select surname, level, membership_ends from member where number = ${member.number}`)).toEqual([
      { surname: 'Lanz', level: 'collaborator', membership_ends: null },
    ]);
  });

  test('add enters one, who chooses a password by the mail of a forgotten one', async () => {
    const { exit, out } = await run(memberAdd, 'nombre=Iris', 'surname=Mora', 'email=iris@example.com', 'level=team_brisa');
    expect([exit, out]).toEqual([0, expect.stringContaining('forgotten password')]);
    expect((await run(memberAdd, 'name=Iris')).exit).toBe(1);
    expect((await run(memberAdd, 'shoe=42')).exit).toBe(2);
    await shop().api.visitor().post('/api/club/password/forgot/', { email: 'iris@example.com' });
    expect((await shop().mails()).some(({ to }) => to.includes('iris@example.com'))).toBe(true);
  });

  test('export has all of one member and no secrets; erase forgets the person and keeps the invoices', async () => {
    const { member, visitor } = await newMember(shop().api);
    await visitor.send('PATCH', '/api/club/profile/personal_information/', { nationality: 'PT' }, {});
    await visitor.get('/api/club/profile/my_club/?language=es');
    await visitor.post('/api/club/invitation/', { name: 'Gil', surname: 'Mas', email: 'gil@example.com', language: 'es' });
    await visitor.post('/api/newsletter/', { email: member.email, site: 'brisa', language: 'es', origin: 'footer' });
    const { number } = await boughtOrder(shop(), undefined, {}, visitor);
    const exported = (await run(memberExport, member.email)).out;
    const file = JSON.parse(exported);
    expect(file).toMatchObject({
      member: { number: member.number, email: member.email, own: { nationality: 'PT' } },
      memberships: [{ level: 'bronze' }, { level: 'bronze' }],
      orders: [{ number, bought: { parts: { client_info: { email: member.email } } } }],
      newsletter: [{ site: 'brisa' }],
      invitations: [{}],
    });
    expect(file.visit_codes).toHaveLength(2);
    expect(exported).not.toMatch(/argon2|passwordHash|view_|tokenHash/);

    expect((await run(memberErase, 'nobody')).exit).toBe(1);
    const erased = await run(memberErase, member.number);
    expect([erased.exit, erased.out]).toEqual([0, expect.stringContaining('1 invoices are kept')]);
    expect((await visitor.get('/api/club/profile/my_club/?language=es')).status).toBe(401);
    // What the estate's people must still hear of, an order to pack, leaves; nothing more does to who is forgotten.
    expect((await shop().mails()).filter(({ to }) => to.includes(member.email))).toEqual([]);
    for (const table of ['member', 'membership', 'invitation', 'voucher', 'newsletter_subscription', 'session', 'password_token', 'outbox', 'order_intent'])
      expect(
        await rows(
          sql`select 1 from ${sql.identifier(table)} t where t::text like ${`%${member.email}%`} or t::text like ${`%${member.id}%`} or t::text like '%gil@example.com%'`,
        ),
        table,
      ).toEqual([]);
    expect(await rows(sql`select total_cents, member_id from shop_order where number = ${number}`)).toEqual([
      { total_cents: expect.any(Number), member_id: null },
    ]);
    expect(await shop().failedChecks()).toEqual([]);
  });

  /** A visit in its slot, so many days ago. */
  const daysAgo = (payment: string, days: number) =>
    rows(sql`update slot set starts_at = now() - make_interval(days => ${days}::integer), ends_at = now() - make_interval(days => ${days}::integer) + interval '1 hour'
      where id in (select slot_id from booking where payment_intent_id = ${payment})`);
  const visitorOf = async (payment: string) =>
    (await rows<{ visitor: Record<string, unknown> }>(sql`select visitor from booking where payment_intent_id = ${payment}`))[0]?.visitor;

  test('fault "export and erasure know nothing of visits": a guest’s visits, waiting lists and orders are in the export; erased is what need not stay', async () => {
    const email = 'guest.visitor@example.com';
    const client = { ...orderForm().client_info, email };
    const { number } = await boughtOrder(shop(), undefined, { client_info: client });
    const paid = paymentOf((await bookedVisit(shop(), await slotIn(shop(), 40), [2], { visitor: { email, comment: 'Silla de ruedas' } })).opened);
    await rows(sql`insert into waiting_place (token, state, slot_id, experience_id, brand, web_language, origin, language, people, name, email)
      select 'wait_x', 'offered', slot_id, experience_id, brand, 'es', origin, 'es', 2, 'Ana', ${email} from booking where payment_intent_id = ${paid}`);
    await rows(sql`update slot set held = held + 2 where id in (select slot_id from booking where payment_intent_id = ${paid})`);

    const { out } = await run(personExport, 'Guest.Visitor@example.com');
    const kept = JSON.parse(out) as Record<string, { number?: string; visitor?: object }[]>;
    expect(kept).toMatchObject({ orders: [{ number }], visits: [{ visitor: { email, comment: 'Silla de ruedas' } }], waiting_lists: [{ name: 'Ana' }] });
    expect(out).not.toMatch(/view_|visit_|wait_|secret/i);

    expect((await run(personErase, email)).out).toContain('1 orders and 1 visits are kept');
    expect((JSON.parse((await run(personExport, email)).out) as { waiting_lists: unknown[] }).waiting_lists).toEqual([]);
    expect(await shop().failedChecks()).toEqual([]);
    expect((await run(personExport, 'lucia@club.example')).err).toContain('estate member export');
  });

  test('the document and the comment of a visitor go thirty days after the visit, not before', async () => {
    const [late, early] = [await bookedVisit(shop(), await slotIn(shop(), 41)), await bookedVisit(shop(), await slotIn(shop(), 42))].map(({ opened }) =>
      paymentOf(opened),
    ) as [string, string];
    await daysAgo(late, 31);
    await daysAgo(early, 29);
    await shop().api.context.jobs.run('erase unfinished visits');
    expect(await visitorOf(late)).toMatchObject({ document_number: '', name: 'Ana' });
    expect(await visitorOf(early)).toMatchObject({ document_number: '12345678Z', name: 'Ana' });
  });

  test('a member who is erased is forgotten by visits that cost nothing and are over; those with an invoice no longer name a member', async () => {
    const { email, number } = (await newMember(shop().api)).member;
    const { opened } = await bookedVisit(shop(), await slotIn(shop(), 43), [2], { visitor: { email } });
    const payment = paymentOf(opened);
    await rows(
      sql`update booking set captured_cents = 0, due_cents = 0, paid_with = 'nothing', member_id = (select id from member where email = ${email}) where payment_intent_id = ${payment}`,
    );
    await daysAgo(payment, 1);
    const { out } = await run(memberExport, email);
    expect(JSON.parse(out)).toMatchObject({ visits: [{ visitor: { email } }] });
    expect((await run(memberErase, number)).exit).toBe(0);
    expect(await visitorOf(payment)).toMatchObject({ email: '', name: '', document_number: '' });
    expect(await rows(sql`select member_id from booking where payment_intent_id = ${payment}`)).toEqual([{ member_id: null }]);
  });
});
