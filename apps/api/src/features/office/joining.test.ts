/** Issue 16, club: "invite, accept a request … external purchases by file". */
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/with-api.ts';
import { solvedCaptcha } from '../captcha/testing/solve.ts';
import { mailsTo, tokenOf } from '../club/testing/club-mails.ts';
import { enterMember, logIn } from '../club/testing/club-members.ts';
import { atOffice } from '../staff/testing/office.ts';

type Schemas = components['schemas'];
type Failure = Schemas['Error'];

describeOnBoth('coming into the club by the office', (api) => {
  const signedIn = async () => (await atOffice(api(), 'club')).visitor;
  let people = 0;
  const somebody = (change: object = {}) => {
    people += 1;
    const email = `invited-${people}@office-club.example`;
    return { name: 'Blas', surname: 'Otero', email, language: 'en', level: 'platinum', site: 'brisa', reason: 'Feria de Haro', ...change };
  };
  const log = async (number: string) =>
    (await (await atOffice(api(), 'owner')).visitor.get<Schemas['OfficeLog']>(`/api/office/log/?subject_kind=member&subject=${number}`)).body.actions.map(
      ({ kind, after, reason }) => [kind, after, reason],
    );
  const begun = ({ body }: { body: Schemas['OfficePurchasesBegun'] }) => body.work?.id ?? '';
  const file = async (visitor: Awaited<ReturnType<typeof signedIn>>, id: string) =>
    (await visitor.get<Schemas['OfficeWorkFile']>(`/api/office/work/${id}/`)).body;
  const accept = async (token: string, password = 'una-llave-nueva') => (await api().visitor().post('/api/club/password/reset/', { token, password })).status;

  test('the estate invites: the mail is the brand’s, in their language, its link makes a member of the level; the log says who was let in and why', async () => {
    const visitor = await signedIn();
    const guest = somebody();
    const { status, body } = await visitor.post<Schemas['OfficeMember']>('/api/office/club/invitations/', guest);
    expect([status, body.state, body.level]).toEqual([200, 'invited', 'platinum']);
    const [mail] = await mailsTo(api(), guest.email);
    expect(mail?.subject).toBe('club-invitation en Club');
    expect(mail?.text).toContain('Blas Brisa');
    expect(mail?.text).toContain('brisa.localhost');
    expect(await accept(mail === undefined ? '' : tokenOf(mail))).toBe(200);
    const { member } = (await visitor.get<Schemas['OfficeMemberFile']>(`/api/office/members/${body.number}/`)).body;
    expect([member.state, member.level, member.goal, member.ends_on === null]).toEqual(['current', 'platinum', 900, false]);
    expect(await log(body.number)).toEqual([['member.invite', { level: 'platinum' }, 'Feria de Haro']]);
  });

  test('a permanent level never ends; an unknown level, and who is a member or invited, is refused, and nothing is kept', async () => {
    const visitor = await signedIn();
    const guest = somebody({ level: 'collaborator' });
    const { body } = await visitor.post<Schemas['OfficeMember']>('/api/office/club/invitations/', guest);
    const [mail] = await mailsTo(api(), guest.email);
    await accept(mail === undefined ? '' : tokenOf(mail));
    const { member } = (await visitor.get<Schemas['OfficeMemberFile']>(`/api/office/members/${body.number}/`)).body;
    expect([member.state, member.ends_on]).toEqual(['current', null]);
    const refusal = async (change: object) => (await visitor.post<Failure>('/api/office/club/invitations/', somebody(change))).body;
    expect((await refusal({ level: 'nothing' })).detail).toBe('NOT_POSSIBLE');
    expect(await refusal({ email: guest.email.toUpperCase() })).toMatchObject({ detail: 'EMAIL_IN_USE', fields: { email: 'EMAIL_IN_USE' } });
    expect((await refusal({ document_type: 'dni', document_number: '12345678A' })).fields).toEqual({ document_number: 'DOCUMENT_NUMBER_INVALID' });
  });

  test('sent again, the newer link serves alone; withdrawn, none does and the person is forgotten', async () => {
    const visitor = await signedIn();
    const guest = somebody();
    const { number } = (await visitor.post<Schemas['OfficeMember']>('/api/office/club/invitations/', guest)).body;
    await mailsTo(api(), guest.email);
    const at = (step: string) => `/api/office/members/${number}/invitation/${step}/`;
    expect((await visitor.post(at('send'), { reason: 'No le llegó' })).status).toBe(200);
    const tokens = (await mailsTo(api(), guest.email)).map(tokenOf);
    expect(new Set(tokens).size).toBe(2);
    expect(await accept(tokens[0] ?? '')).toBe(400);
    expect((await visitor.post(at('withdraw'), { reason: 'Otra persona' })).status).toBe(200);
    expect(await accept(tokens[1] ?? '')).toBe(400);
    expect((await visitor.get(`/api/office/members/${number}/`)).status).toBe(404);
    for (const step of ['send', 'withdraw']) expect((await visitor.post<Failure>(at(step), { reason: 'x' })).body.detail).toBe('NOT_POSSIBLE');
    expect((await log(number)).map(([kind]) => kind)).toEqual(['member.withdraw_invitation', 'member.invite_again', 'member.invite']);
    const member = await enterMember(api());
    expect((await visitor.post<Failure>(`/api/office/members/${member.number}/invitation/withdraw/`, { reason: 'x' })).body.detail).toBe('NOT_POSSIBLE');
    await logIn(api(), member);
  });

  test('requests: counted today, accepted they are invitations, refused they are forgotten, with words or without', async () => {
    const visitor = await signedIn();
    const ask = async (name: string) => {
      const from = api().visitor();
      const person = { name, surname: 'Ruiz', email: `${name}@joining.example`, message: 'Hola', language: 'es', site: 'brisa', consent: true };
      await from.post('/api/club/joining_request/', { ...person, captcha_key: await solvedCaptcha(from) });
    };
    for (const name of ['olga', 'pia', 'quim']) await ask(name);
    const { joining } = (await visitor.get<Schemas['OfficeClubRequests']>('/api/office/club/requests/')).body;
    expect(joining.map(({ name, message }) => [name, message])).toEqual([
      ['olga', 'Hola'],
      ['pia', 'Hola'],
      ['quim', 'Hola'],
    ]);
    expect((await visitor.get<Schemas['OfficeToday']>('/api/office/today/')).body.club_requests).toEqual({ joining: 3, renewals: 0 });
    const listed = async (query: string) => (await visitor.get<Schemas['OfficeClubRequests']>(`/api/office/club/requests/?${query}`)).body;
    const first = await listed('kind=joining&page_size=2');
    expect([first.joining.map(({ name }) => name), first.renewals, first.counts]).toEqual([['olga', 'pia'], [], { joining: 3, renewals: 0 }]);
    const one = (await visitor.get<Schemas['OfficeJoiningRequest']>(`/api/office/club/requests/${joining[1]?.id}/`)).body;
    expect(one).toEqual(joining[1]);
    expect((await visitor.get('/api/office/club/requests/00000000-0000-4000-8000-000000000000/')).status).toBe(404);
    expect((await visitor.get<Failure>('/api/office/club/requests/?kind=joining&after=x')).body.detail).toBe('BAD_REQUEST');
    const at = (index: number, step: string) => `/api/office/club/requests/${joining[index]?.id}/${step}/`;
    const said = { level: 'bronze', reason: 'Conocida' };
    const accepted = (await visitor.post<Schemas['OfficeMember']>(at(0, 'accept'), said)).body;
    expect([accepted.state, accepted.email]).toEqual(['invited', 'olga@joining.example']);
    expect((await mailsTo(api(), 'olga@joining.example')).map(({ subject }) => subject)).toContain('club-invitation es Club');
    expect((await visitor.post<Failure>(at(0, 'accept'), said)).body.detail).toBe('NOT_POSSIBLE');
    await visitor.post(at(1, 'refuse'), { reason: 'Lista cerrada', words: 'Abrimos en enero.' });
    // Whoever was answered meanwhile leaves the next page as it was.
    const second = await listed(`kind=joining&page_size=2&after=${encodeURIComponent(first.next ?? '')}`);
    expect([second.joining.map(({ name }) => name), second.next, second.counts.joining]).toEqual([['quim'], null, 1]);
    const left = (await visitor.post<Schemas['OfficeClubRequests']>(at(2, 'refuse'), { reason: 'Correo falso' })).body;
    expect(left.joining).toEqual([]);
    const received = async (name: string) => (await mailsTo(api(), `${name}@joining.example`)).map(({ text }) => text).join();
    expect(await received('pia')).toContain('Abrimos en enero.');
    expect(await received('quim')).not.toContain('no podemos');
    const owner = (await atOffice(api(), 'owner')).visitor;
    const { actions } = (await owner.get<Schemas['OfficeLog']>('/api/office/log/?kind=joining.refuse')).body;
    expect(actions.map(({ after, reason }) => [after, reason])).toEqual([
      [{ written_to: false }, 'Correo falso'],
      [{ written_to: true }, 'Lista cerrada'],
    ]);
    expect(JSON.stringify(actions)).not.toContain('joining.example');
  });

  test('a renewal that was asked for is among the requests until it is answered', async () => {
    const visitor = await signedIn();
    const { number, id } = await enterMember(api(), { memberSince: '2024-01-01', membershipEnds: '2024-12-31' });
    await api().context.db.execute(sql`insert into renewal_request (member_id, message, site) values (${id}, 'Por favor', 'alba')`);
    const renewals = async () =>
      (await visitor.get<Schemas['OfficeClubRequests']>('/api/office/club/requests/')).body.renewals.filter((one) => one.number === number);
    expect(await renewals()).toMatchObject([{ message: 'Por favor' }]);
    const page = (await visitor.get<Schemas['OfficeClubRequests']>('/api/office/club/requests/?kind=renewals&page_size=1')).body;
    expect([page.joining, page.renewals.map((one) => one.number), page.next, page.counts.renewals]).toEqual([[], [number], null, 1]);
    const { version } = (await visitor.get<Schemas['OfficeMemberFile']>(`/api/office/members/${number}/`)).body;
    await visitor.post(`/api/office/members/${number}/renew/`, { version, reason: 'Vuelve' });
    expect(await renewals()).toEqual([]);
  });

  test('purchases elsewhere by file: they count towards the goal at once, the same file again changes nothing, also sent by several at once', async () => {
    const visitor = await signedIn();
    const [one, other] = [await enterMember(api()), await enterMember(api())];
    const table = `Fecha;Socio;Ticket;Importe\n03/01/2026;${one.number};T${one.number}-1;1.234,50 €\n\n2026-01-04;${other.number};T${one.number}-2;80\n`;
    const enter = async () => begun(await visitor.post<Schemas['OfficePurchasesBegun']>('/api/office/club/purchases/', { table, reason: 'Tienda' }));
    const ids = await Promise.all(Array.from({ length: 4 }, enter));
    await api().context.outbox.drain();
    const counts = await Promise.all(ids.map(async (id) => (await file(visitor, id)).work));
    // Of each line one of the four entered it.
    expect(counts.map(({ done, already }) => done + already)).toEqual([2, 2, 2, 2]);
    expect(counts.reduce((sum, { done }) => sum + done, 0)).toBe(2);
    const { purchases } = (await visitor.get<Schemas['OfficeMemberFile']>(`/api/office/members/${one.number}/`)).body;
    expect(purchases).toEqual([{ number: `T${one.number}-1`, day: '2026-01-03', total: 1234.5 }]);
    const entry = { number: `T${one.number}-1`, day: '2026-01-03', total_cents: 123450 };
    expect((await log(one.number)).filter(([kind]) => kind === 'member.purchase')).toEqual([['member.purchase', entry, 'Tienda']]);
  });

  test('a table that cannot be read begins nothing and names line and what is wrong there', async () => {
    const visitor = await signedIn();
    const { number } = await enterMember(api());
    const enter = async (table: string) =>
      (await visitor.post<Schemas['OfficePurchasesBegun']>('/api/office/club/purchases/', { table, reason: 'Tienda' })).body;
    const bad = await enter(
      [
        'number,member,date,total',
        `OK-${number},${number},2026-01-02,10`,
        `OK-${number},${number},2026-01-02,10`,
        `,${number},2026-01-02,10`,
        `A-2,${number},31/02/2026,10`,
        `A-4,${number},2026-01-02,ten`,
        `A-5,${number}`,
      ].join('\n'),
    );
    expect([bad.work, bad.problems.map(({ line, problem }) => `${line} ${problem}`)]).toEqual([null, ['3 twice', '4 number', '5 date', '6 total', '7 values']]);
    expect((await enter('number;socio;color\n')).problems.map(({ problem, value }) => `${problem} ${value}`)).toEqual([
      'column_missing date',
      'column_missing total',
      'column_unknown color',
    ]);
    const { purchases } = (await visitor.get<Schemas['OfficeMemberFile']>(`/api/office/members/${number}/`)).body;
    expect(purchases).toEqual([]);
  });

  test('a line that cannot be entered keeps nothing else back, and says why by its line of the table', async () => {
    const visitor = await signedIn();
    const { number } = await enterMember(api());
    const enter = async (lines: string[]) => {
      const table = ['number,member,date,total', ...lines].join('\n');
      const id = begun(await visitor.post<Schemas['OfficePurchasesBegun']>('/api/office/club/purchases/', { table, reason: 'Tienda' }));
      await api().context.outbox.drain();
      return file(visitor, id);
    };
    const kept = `K-${number},${number},2026-01-02,10`;
    expect((await enter([kept])).work).toMatchObject({ total: 1, done: 1 });
    const { work, lines } = await enter([kept, 'A-1,99999,2026-01-02,10', `A-3,${number},2199-01-01,10`, `B-${number},${number},2026-01-02,10`]);
    expect(work).toMatchObject({ total: 4, done: 1, already: 1, failed: 2, reason: 'Tienda' });
    expect(lines.map(({ position, outcome, problem }) => [position, problem ?? outcome])).toEqual([
      [2, 'already'],
      [3, 'member'],
      [4, 'date_to_come'],
      [5, 'done'],
    ]);
    expect((await enter([`K-${number},${number},2026-01-02,11`])).lines).toMatchObject([{ position: 2, problem: 'kept_otherwise' }]);
    const { purchases } = (await visitor.get<Schemas['OfficeMemberFile']>(`/api/office/members/${number}/`)).body;
    expect(purchases.map((purchase) => purchase.number).toSorted()).toEqual([`B-${number}`, `K-${number}`]);
    // Who may not see members sees nothing of it.
    const { visitor: guide } = await atOffice(api(), 'visits');
    expect((await guide.get(`/api/office/work/${work.id}/`)).status).toBe(404);
  });
});
