/** "Menu, screen and call read one table of rights, derived test over all operations × roles"; "a member's or visitor's session opens nothing". */
import { expect, test } from 'vitest';
import { operations } from '../../testing/generated/requests.ts';
import { describeOnBoth } from '../../testing/with-api.ts';
import { addStaff } from './manage-staff.ts';
import { type Right, rightsOf, roles } from './rights.ts';
import { atOffice, password } from './testing/office.ts';

const calls = operations
  .filter(({ path }) => path.startsWith('/api/office/'))
  .map(({ path, method, operation }) => {
    const security = (operation as unknown as { security: Record<string, string[]>[] }).security;
    return {
      operation: operation.operationId,
      method: method.toUpperCase() as 'GET',
      // A subject that is none: what is let in finds nothing, or a field missing, and changes nothing.
      url: path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
      isOpen: security.some((one) => Object.keys(one).length === 0),
      right: security.flatMap(({ office = [] }) => office)[0] as Right | undefined,
      schemes: security.flatMap((one) => Object.keys(one)),
    };
  });
const mayCall = ({ method, url }: (typeof calls)[number], visitor: { send(method: 'GET', url: string, body: unknown, more: object): Promise<unknown> }) =>
  visitor.send(method, url, method === 'GET' ? undefined : { not_described: true }, {}) as Promise<{ status: number; body: { detail?: string } | null }>;

describeOnBoth('rights at the office', (api) => {
  test('every call of the office asks for its session alone; open to nobody signed in is only the way in', () => {
    for (const { operation, schemes } of calls) expect(schemes, operation).toEqual(['office']);
    expect(calls.filter(({ isOpen }) => isOpen).map(({ operation }) => operation)).toEqual([
      'getOfficeSession',
      'signInAtOffice',
      'signOutOfOffice',
      'enterOfficeCode',
      'getOfficeEnrolment',
      'confirmOfficeEnrolment',
      'chooseOfficePassword',
    ]);
    // No right that nothing asks for, none that an owner lacks.
    const asked = new Set(calls.flatMap(({ right }) => right ?? []));
    expect([...asked].filter((right) => !rightsOf.owner.includes(right))).toEqual([]);
  });

  test('every operation × every role: what the table gives answers, all else is OFFICE_RIGHT_MISSING', async () => {
    for (const role of roles) {
      const { visitor } = await atOffice(api(), role);
      const cookie = visitor.cookies.get('office_sid') ?? '';
      for (const call of calls.filter(({ isOpen }) => !isOpen)) {
        visitor.cookies.set('office_sid', cookie);
        const { status, body } = await mayCall(call, visitor);
        const answer = body?.detail === 'OFFICE_RIGHT_MISSING' || status === 401 || status === 403 ? `${status} ${body?.detail}` : 'let in';
        const may = call.right === undefined || rightsOf[role].includes(call.right);
        expect(answer, `${call.operation} as ${role}`).toBe(may ? 'let in' : '403 OFFICE_RIGHT_MISSING');
      }
    }
  });

  test('every operation × nobody, a visitor, a member, and who gave the password only: OFFICE_NOT_SIGNED_IN', async () => {
    const visitor = api().visitor();
    await visitor.post('/api/ecom/basket/add_product/', { product_id: 'ORI-PAR-2019-75', quantity: 1 });
    const member = api().visitor();
    await member.post('/api/club/login/', { email: 'lucia@club.example', password: 'llave-platino-1' });
    const half = api().visitor();
    const { token } = await addStaff(api().context, { name: 'Half', email: 'half@office.example', role: 'owner', language: 'es' });
    await half.post('/api/office/password/', { token, password });
    await half.post('/api/office/session/', { email: 'half@office.example', password });
    for (const call of calls.filter(({ isOpen }) => !isOpen))
      for (const who of [api().visitor(), visitor, member, half]) {
        const { status, body } = await mayCall(call, who);
        expect([status, body?.detail], call.operation).toEqual([401, 'OFFICE_NOT_SIGNED_IN']);
      }
  });

  test('an office session opens nothing of members', async () => {
    const { visitor } = await atOffice(api(), 'owner');
    for (const { path, method, operation } of operations) {
      const security = (operation as unknown as { security: Record<string, string[]>[] }).security;
      if (!security.every((one) => 'session' in one)) continue;
      const answer = await visitor.send<{ detail: string }>(method.toUpperCase() as 'GET', path.replaceAll(/\{\w+\}/g, 'x'), undefined, {});
      expect([answer.status, answer.body.detail], operation.operationId).toEqual([401, 'CLUB_NO_AUTHENTICATED_MEMBER']);
    }
  });
});
