import { sql } from 'drizzle-orm';
import type { Visitor } from '../../../testing/visitor.ts';
import type { TestApi } from '../../../testing/with-api.ts';
import { hashPassword } from '../../session/index.ts';
import { loadTerms } from '../club-deps.ts';
import { enterMembers } from '../enter-members.ts';
import type { MemberRecord } from '../member-record.ts';

export const password = 'llave-de-prueba';
const passwordHash = hashPassword(password);
let entered = 0;

/** A member entered as the office does. */
export interface TestMember {
  id: string;
  number: string;
  email: string;
}

/** Enters a member of one's own; everything that must be unique is. */
export async function enterMember({ context }: TestApi, change: Partial<MemberRecord> = {}): Promise<TestMember> {
  entered += 1;
  const email = `member-${entered}@club.example`;
  const record: MemberRecord = {
    number: null,
    name: 'Nora',
    surname: 'Prieto Lanz',
    email,
    level: 'bronze',
    memberSince: null,
    membershipEnds: null,
    language: 'es',
    phone: '+34 600 70 70 70',
    title: 'mrs',
    birthday: '1985-02-03',
    document: { type: 'dni', number: dni(20_000_000 + entered) },
    companyName: null,
    address: null,
    ...change,
  };
  const [number = ''] = await enterMembers(context.db, await loadTerms(context.db), [record]);
  const { rows } = await context.db.execute<{ id: string }>(sql`update member set password_hash = ${await passwordHash} where number = ${number} returning id`);
  return { id: rows[0]?.id ?? '', number, email: record.email };
}

/** Logs somebody in. */
export async function logIn(api: TestApi, member: { email: string; password?: string }): Promise<Visitor> {
  const visitor = api.visitor();
  const { status } = await visitor.post('/api/club/login/', { email: member.email, password: member.password ?? password });
  if (status !== 200) throw new Error(`The member could not log in: ${status}`);
  return visitor;
}

/** A new member, logged in. */
export async function newMember(api: TestApi, change: Partial<MemberRecord> = {}): Promise<{ member: TestMember; visitor: Visitor }> {
  const member = await enterMember(api, change);
  return { member, visitor: await logIn(api, member) };
}

/** The number of an identity card with its check letter. */
export function dni(number: number): string {
  return `${String(number).padStart(8, '0')}${'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(number % 23)}`;
}
