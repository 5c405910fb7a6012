/** "People with a name, e-mail, role, made by `estate office add` and by an owner." */
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { officeAdd, officeLink, officeList, officeRemove } from '../../commands/office-commands.ts';
import { describeOnBoth } from '../../testing/with-api.ts';
import { atOffice, password } from './testing/office.ts';

type Schemas = components['schemas'];
type Failure = { detail: string };
const url = '/api/office/staff/';

describeOnBoth('the people of the office', (api) => {
  const run = async (command: typeof officeAdd, args: string[], json = false) => {
    const lines: string[] = [];
    const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
    return { exit: await command.run(api().context, { args, json, output }), text: lines.join('\n') };
  };
  const onlyOwner = async () => {
    await api().context.db.execute(sql`update office_staff set removed_at = now() where removed_at is null`);
    return atOffice(api(), 'owner');
  };

  test('an owner enters somebody, who gets in by the link; a role that changes holds from the next call; who is removed is out', async () => {
    const { visitor: owner } = await onlyOwner();
    const added = await owner.post<Schemas['StaffLink']>(url, { name: 'Marta Ruiz', email: 'Marta@office.example', role: 'shop' });
    expect(added.body.person).toMatchObject({ email: 'marta@office.example', role: 'shop', language: 'es', has_password: false, version: 1 });
    const token = new URL(added.body.link).searchParams.get('token');
    expect((await api().visitor().post('/api/office/password/', { token, password })).status).toBe(200);
    await api().context.db.execute(sql`update office_staff set is_demo = true where email = 'marta@office.example'`);
    const marta = api().visitor();
    await marta.post('/api/office/session/', { email: 'marta@office.example', password });
    expect((await marta.get<Failure>(url)).body.detail).toBe('OFFICE_RIGHT_MISSING');
    const { body: list } = await owner.get<Schemas['StaffList']>(url);
    const row = list.staff.find(({ email }) => email.startsWith('marta'));
    const one = `${url}${row?.id}/`;
    const changed = await owner.send<Schemas['StaffMember']>('PATCH', one, { version: row?.version, role: 'owner' }, {});
    expect(changed.body).toMatchObject({ role: 'owner', version: (row?.version ?? 0) + 1, has_password: true });
    expect((await marta.get(url)).status).toBe(200);
    // Of two who change the same the second is told.
    const late = await owner.send<Failure>('PATCH', one, { version: row?.version, role: 'club' }, {});
    expect([late.status, late.body.detail]).toEqual([409, 'CHANGED_MEANWHILE']);
    const left = await owner.delete<Schemas['StaffList']>(one);
    expect(left.body.staff.map(({ email }) => email)).not.toContain('marta@office.example');
    expect((await marta.get<Failure>(url)).body.detail).toBe('OFFICE_NOT_SIGNED_IN');
    expect((await api().visitor().post<Failure>('/api/office/session/', { email: 'marta@office.example', password })).body.detail).toBe('LOGIN_FAILED');
    expect((await owner.delete<Failure>(one)).body.detail).toBe('NOT_FOUND');
  });

  test('an address is one person’s, and free again after them', async () => {
    const { visitor: owner } = await onlyOwner();
    const add = () => owner.post<Schemas['StaffLink'] & Failure>(url, { name: 'Ana', email: 'ana@office.example', role: 'club' });
    const first = await add();
    expect((await add()).body.detail).toBe('STAFF_EMAIL_IN_USE');
    await owner.delete(`${url}${first.body.person.id}/`);
    expect((await add()).status).toBe(200);
  });

  test('fault "nobody is owner any more": the last one can neither go nor become something else, of two who remove each other one stays', async () => {
    const { visitor: owner, staff } = await onlyOwner();
    const one = `${url}${staff.id}/`;
    expect((await owner.delete<Failure>(one)).body.detail).toBe('LAST_OWNER');
    expect((await owner.send<Failure>('PATCH', one, { version: 1, role: 'shop' }, {})).body.detail).toBe('LAST_OWNER');
    const { visitor: other, staff: second } = await atOffice(api(), 'owner');
    const both = await Promise.all([owner.delete(`${url}${second.id}/`), other.delete(one)]);
    expect(both.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
    const { rows } = await api().context.db.execute(sql`select 1 from office_staff where role = 'owner' and removed_at is null`);
    expect(rows).toHaveLength(1);
  });

  test('the commands let in, list, help and shut out', async () => {
    expect((await run(officeAdd, ['eva@office.example', 'boss', 'Eva'])).text).toContain('Roles: owner, shop, visits, club, read-only.');
    const added = await run(officeAdd, ['eva@office.example', 'visits', 'Eva', 'Sanz']);
    expect(added).toMatchObject({
      exit: 0,
      text: expect.stringMatching(/^http:\/\/localhost:\d+\/office\/password\/\?token=[\w-]{32}\nIt is shown this once\. Hand it to Eva Sanz/),
    });
    expect((await run(officeAdd, ['eva@office.example', 'visits', 'Eva'])).exit).toBe(1);
    expect((await run(officeList, [])).text).toMatch(/^eva@office\.example\tvisits\tEva Sanz\tlink not used\tnever signed in$/m);
    const link = JSON.parse((await run(officeLink, ['eva@office.example', 'lost'], true)).text) as { ok: boolean; link: string };
    expect(link).toMatchObject({ ok: true, link: expect.stringContaining('token=') });
    expect(added.text).not.toContain(link.link);
    expect((await run(officeRemove, ['eva@office.example'])).text).toContain('Eva Sanz is signed out everywhere');
    expect((await run(officeRemove, ['eva@office.example'])).exit).toBe(1);
  });
});
