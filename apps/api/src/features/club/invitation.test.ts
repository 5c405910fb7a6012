import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Visitor } from '../../testing/visitor.ts';
import { describeOnBoth } from '../../testing/with-api.ts';
import { membershipYear, nextInvitationDate } from './invitation-rules.ts';
import { mailsTo, tokenOf } from './testing/club-mails.ts';
import { dni, enterMember, logIn, newMember } from './testing/club-members.ts';

type Schemas = components['schemas'];
const path = '/api/club/invitation/';
let guests = 0;

/** An invitation in which nothing is wrong, for somebody new. */
function guest(change: Partial<Schemas['InvitationRequest']> = {}): Schemas['InvitationRequest'] {
  guests += 1;
  const number = dni(40_000_000 + guests);
  return { name: 'Blas', surname: 'Otero', document_type: 'dni', document_number: number, email: `guest-${guests}@club.example`, language: 'en', ...change };
}

describeOnBoth('invitation', (api) => {
  const invite = <B = Schemas['Invitation']>(visitor: Visitor, invitation: object = guest()) => visitor.post<B>(path, invitation);
  const myClub = async (visitor: Visitor) => (await visitor.get<Schemas['MyClub']>('/api/club/profile/my_club/?language=es')).body;

  test('section 4: an invitation is given, shown read-only with the day of the next one, and given once in the year', async () => {
    const { visitor } = await newMember(api(), { level: 'ambassador', memberSince: '2020-02-29' });
    const invitation = guest({ email: 'Blas.Otero@Club.example' });
    const { status, body } = await invite(visitor, invitation);
    expect(status).toBe(200);
    expect(body).toEqual({ ...invitation, email: 'blas.otero@club.example', next_invitation_date: expect.stringMatching(/^\d{4}-02-2[89]$/) });
    expect(await myClub(visitor)).toMatchObject({ invitation: body, lock_invitation: false });
    expect(await invite<Schemas['Error']>(visitor)).toMatchObject({ status: 409, body: { detail: 'INVITATION_ALREADY_SENT' } });
  });

  test('section 8: 400 with the bare strings EMAIL_IN_USE and DOCUMENT_NUMBER_IN_USE, for members and for who is invited; nothing is kept', async () => {
    const [{ visitor: first }, { visitor: second }] = [await newMember(api()), await newMember(api())];
    const mine = guest();
    await invite(first, mine);
    const other = await enterMember(api());
    for (const email of [mine.email.toUpperCase(), other.email, 'lucia@club.example']) {
      const reply = await invite(second, guest({ email }));
      expect([reply.status, reply.text]).toEqual([400, '"EMAIL_IN_USE"']);
    }
    for (const number of [mine.document_number ?? '', '16624081-a']) {
      const reply = await invite(second, guest({ document_number: number }));
      expect([reply.status, reply.text]).toEqual([400, '"DOCUMENT_NUMBER_IN_USE"']);
    }
    expect((await myClub(second)).invitation).toBeNull();
    expect((await invite(second)).status).toBe(200);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ surname: '' }, 'surname'],
    [{ email: 'blas@' }, 'email'],
    [{ language: 'fr' }, 'language'],
    [{ document_number: '12345678A' }, 'document_number'],
  ])('section 5: %j is refused at its field', async (change, field) => {
    const { visitor } = await newMember(api());
    const reply = await invite<Schemas['Error']>(visitor, guest(change as object));
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
  });

  test('a document is optional; a passport is not held against the check letters', async () => {
    const [{ visitor: first }, { visitor: second }] = [await newMember(api()), await newMember(api())];
    const { document_type: _type, document_number: _number, ...bare } = guest();
    expect((await invite(first, bare)).body).toMatchObject({ document_type: null, document_number: null });
    expect((await invite(second, guest({ document_type: 'passport', document_number: 'PA55221' }))).status).toBe(200);
  });

  test('locked: without a current membership, and at a level that does not invite', async () => {
    const { visitor: team } = await newMember(api(), { level: 'team_alba' });
    expect(await invite<Schemas['Error']>(team)).toMatchObject({ status: 403, body: { detail: 'INVITATION_LOCKED' } });
    const { visitor: ended } = await newMember(api(), { memberSince: '2019-01-01', membershipEnds: '2019-12-31' });
    expect(await invite<Schemas['Error']>(ended)).toMatchObject({ status: 403, body: { detail: 'INVITATION_LOCKED' } });
  });

  test('100 at the same time: one invitation, one mail; and of 20 members who invite the same person one wins', async () => {
    const { visitor } = await newMember(api());
    const replies = await Promise.all(Array.from({ length: 100 }, () => invite(visitor)));
    const won = replies.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(99);
    expect(await mailsTo(api(), won[0]?.body.email ?? '')).toHaveLength(1);
    const members = await Promise.all(Array.from({ length: 20 }, () => newMember(api())));
    const same = guest();
    const rivals = await Promise.all(members.map((member) => invite(member.visitor, same)));
    expect(rivals.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(rivals.filter(({ status }) => status === 400).map(({ text }) => text))).toEqual(new Set(['"EMAIL_IN_USE"']));
  });

  test('section 1, the gift: the mail is in the guest’s language, its link makes a member for a year, once', async () => {
    const { visitor } = await newMember(api());
    const invitation = guest();
    await invite(visitor, invitation);
    const [mail] = await mailsTo(api(), invitation.email);
    expect(mail?.subject).toBe('club-invitation en Club');
    expect(mail?.text).toContain('Nora Prieto Lanz');
    const nobody = api().visitor();
    expect((await nobody.post('/api/club/login/', { email: invitation.email, password: 'x' })).status).toBe(401);
    const token = mail === undefined ? '' : tokenOf(mail);
    const accept = () => api().visitor().post('/api/club/password/reset/', { token, password: 'una-llave-nueva' });
    expect((await accept()).status).toBe(200);
    expect((await accept()).status).toBe(400);
    const member = await logIn(api(), { email: invitation.email, password: 'una-llave-nueva' });
    const page = await myClub(member);
    expect(page).toMatchObject({ membership_data: { level: 'bronze' }, lock_invitation: false, card: { name: 'Blas', color: 'bronze' } });
    const { body } = await member.get<Schemas['MembershipData']>('/api/club/profile/profile_membership_data/?language=en');
    expect(Date.parse(body.validity_date ?? '') - Date.parse(body.start_date ?? '')).toBeGreaterThan(363 * 86_400_000);
    expect((await myClub(visitor)).invitation).toMatchObject({ email: invitation.email });
  });

  test('what nobody takes up in time is given back: the guest is forgotten and somebody else can be invited', async () => {
    const { visitor, member } = await newMember(api());
    const invitation = guest();
    await invite(visitor, invitation);
    await api().context.db.execute(sql`update invitation set expires_at = now() - interval '1 second' where inviter_id = ${member.id}`);
    await api().context.jobs.run('expired invitations');
    const { rows } = await api().context.db.execute(sql`select 1 from member where email = ${invitation.email}`);
    expect(rows).toEqual([]);
    expect((await myClub(visitor)).invitation).toBeNull();
    expect((await invite(visitor, invitation)).status).toBe(200);
  });
});

test.each([
  ['2024-10-03', '2026-11-21', '2026-10-03'],
  ['2024-10-03', '2026-10-02', '2025-10-03'],
  ['2024-10-03', '2026-10-03', '2026-10-03'],
  ['2024-02-29', '2026-03-01', '2026-02-28'],
  ['2024-02-29', '2028-02-28', '2027-02-28'],
])('the membership year that began on %s and holds %s starts on %s', (startsOn, day, year) => {
  expect(membershipYear(startsOn, day)).toBe(year);
});

test('the next invitation comes with the next membership year: the anniversary, or the day after a membership that ends before', () => {
  const at = (endsOn: string | null, level: 'bronze' | 'ambassador') =>
    nextInvitationDate({ current: { startsOn: '2024-10-03', endsOn, level } as never, next: null, all: [], today: '2026-11-21' });
  expect(at(null, 'ambassador')).toBe('2027-10-03');
  expect(at('2027-12-31', 'bronze')).toBe('2027-10-03');
  expect(at('2026-12-31', 'bronze')).toBe('2027-01-01');
});
