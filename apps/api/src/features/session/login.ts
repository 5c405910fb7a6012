import type { FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { eventAfter } from '../../platform/events/events.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { networksOf } from '../../platform/http/rate-limits.ts';
import { type MemberRow, memberByEmail } from './member.store.ts';
import { passwordMatches, unusableHash } from './password.ts';

/** Somebody tries a member's passwords: from so many failures on within a day the member is told, once a day. */
export const manyLoginsFailed = eventAfter<{ memberId: string; failures: number }>('many logins failed');
const manyFailures = 10;

/**
 * The member whose e-mail address and password these are. Strangers cannot lock a member out: who fails waits, longer each time, and each
 * address waits for itself. Throws LOGIN_FAILED, the same whether or not there is such a member, and TOO_MANY_REQUESTS.
 */
export async function authenticate(
  context: Context,
  { email: given, password }: { email: string; password: string },
  { ip }: FastifyRequest,
): Promise<MemberRow> {
  const { db, limits } = context;
  const email = given.toLowerCase();
  const [address] = networksOf(ip);
  const who = `${email} ${address}`;
  await limits.take('login by address', ip);
  await limits.refuseWaiting('login of an account from an address', who);
  const member = await memberByEmail(db, email);
  // An unknown address costs one comparison too, so that neither answer nor time tells who is a member.
  const matches = await passwordMatches(password, member?.passwordHash ?? (await unusableHash));
  if (member === null || !matches) {
    await limits.countFailure('login of an account from an address', who);
    const failures = await limits.countFailure('login of an account', email);
    if (member !== null && failures === manyFailures) await tellMember(context, member, failures);
    throw new ApiError('LOGIN_FAILED');
  }
  await limits.forgetFailures('login of an account from an address', who);
  return member;
}

async function tellMember({ db, events, log }: Context, { id: memberId }: MemberRow, failures: number): Promise<void> {
  log.warn({ member: memberId, failures }, 'somebody tries the passwords of a member');
  const key = `${memberId} ${new Date().toISOString().slice(0, 10)}`;
  await transaction(db, (tx) => events.publishAfter(tx, manyLoginsFailed, key, { memberId, failures }));
}
