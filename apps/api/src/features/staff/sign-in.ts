import type { FastifyReply, FastifyRequest } from 'fastify';
import { normaliseEmail } from '@parral/rules';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { networksOf } from '../../platform/http/rate-limits.ts';
import { passwordMatches, unusableHash } from '../session/index.ts';
import type { OfficeSessionRow, OfficeSessions } from './office-sessions.ts';
import { authenticatorCodeCounts, authenticatorOf, codeCounts, makeRecoveryCodes, officeKey } from './second-factor.ts';
import { nobody, sessionBody } from './session-body.ts';
import { staffByEmail, type StaffRow, updateStaff } from './staff.store.ts';

type SignIn = Pick<
  Handlers,
  'getOfficeSession' | 'signInAtOffice' | 'signOutOfOffice' | 'enterOfficeCode' | 'getOfficeEnrolment' | 'confirmOfficeEnrolment' | 'renewRecoveryCodes'
>;

/** The way in: password, then a code of the authenticator, or its enrolment where there is none yet. */
export function signIn(context: Context, sessions: OfficeSessions): SignIn {
  const { db, config, limits } = context;

  /** The session that stands between password and second factor, of who has one or is to enrol it. */
  async function pending(request: FastifyRequest, enrolled: boolean): Promise<OfficeSessionRow> {
    const found = await sessions.find(request);
    if (found === null || found.isComplete || (found.staff.secondFactorAt !== null) !== enrolled) throw new ApiError('OFFICE_NOT_SIGNED_IN');
    return found;
  }

  /** Whoever has the password tries codes: they wait, longer each time. */
  async function check(staff: StaffRow, counts: () => Promise<boolean>): Promise<void> {
    await limits.refuseWaiting('office code of a person', staff.id);
    if (await counts()) return limits.forgetFailures('office code of a person', staff.id);
    await limits.countFailure('office code of a person', staff.id);
    throw new ApiError('OFFICE_CODE_INVALID');
  }

  const complete = async (request: FastifyRequest, reply: FastifyReply, staff: StaffRow) =>
    sessionBody(await sessions.open(request, reply, staff, { isComplete: true }));

  return {
    async getOfficeSession({ request }) {
      const found = await sessions.find(request);
      return found === null ? nobody : sessionBody(found);
    },

    async signInAtOffice({ body, request, reply }) {
      officeKey(config);
      const staff = await authenticate(context, body, request);
      return sessionBody(await sessions.open(request, reply, staff, { isComplete: staff.isDemo }));
    },

    async signOutOfOffice({ request, reply }) {
      await sessions.end(request, reply);
      return nobody;
    },

    async enterOfficeCode({ body, request, reply }) {
      const { staff } = await pending(request, true);
      await check(staff, () => codeCounts(db, officeKey(config), staff, body.code));
      return complete(request, reply, staff);
    },

    async getOfficeEnrolment({ request }) {
      const { staff } = await pending(request, false);
      const authenticator = authenticatorOf(officeKey(config), staff, `Office ${request.hostname}`);
      return { uri: authenticator.toString(), secret: authenticator.secret.base32 };
    },

    async confirmOfficeEnrolment({ body, request, reply }) {
      const { staff } = await pending(request, false);
      const key = officeKey(config);
      await check(staff, () => authenticatorCodeCounts(db, key, staff, body.code));
      const recovery_codes = await transaction(db, async (tx) => {
        await updateStaff(tx, staff.id, { secondFactorAt: new Date() });
        return makeRecoveryCodes(tx, key, staff.id);
      });
      return { session: await complete(request, reply, staff), recovery_codes };
    },

    async renewRecoveryCodes({ body, request }) {
      const session = await sessions.require(request);
      const key = officeKey(config);
      await check(session.staff, () => authenticatorCodeCounts(db, key, session.staff, body.code));
      return { session: sessionBody(session), recovery_codes: await transaction(db, (tx) => makeRecoveryCodes(tx, key, session.staff.id)) };
    },
  };
}

/**
 * Who at the office has this address and password. As at the members' door (`session/login.ts`): the same answer and the same work whether
 * or not there is such a person, and who fails waits for themselves. Throws LOGIN_FAILED, TOO_MANY_REQUESTS.
 */
async function authenticate(context: Context, given: { email: string; password: string }, { ip }: FastifyRequest): Promise<StaffRow> {
  const { db, limits, config, log } = context;
  const email = normaliseEmail(given.email);
  const who = `${email} ${networksOf(ip)[0]}`;
  await limits.take('office login by address', ip);
  await limits.refuseWaiting('office login of a person from an address', who);
  const found = await staffByEmail(db, email);
  // What a demo prints opens nothing where real orders are.
  const staff = found?.isDemo === true && config.nodeEnv === 'production' ? null : found;
  const matches = await passwordMatches(given.password, staff?.passwordHash ?? (await unusableHash));
  if (staff === null || staff.passwordHash === null || !matches) {
    const failures = await limits.countFailure('office login of a person from an address', who);
    if (staff !== null) log.warn({ staff: staff.id, failures }, 'somebody tries the passwords of a person of the office');
    throw new ApiError('LOGIN_FAILED');
  }
  await limits.forgetFailures('office login of a person from an address', who);
  return staff;
}
