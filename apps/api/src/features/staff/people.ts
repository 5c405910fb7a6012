import type { components } from '@parral/api-spec';
import { defaultLanguage } from '@parral/api-spec/languages';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { hashPassword } from '../session/index.ts';
import { addStaff, changeStaff, hashLink, linkAddress, makeLink, removeStaff, type StaffLink } from './manage-staff.ts';
import { deleteOwnSession, deleteSessionsOf, openSessionsOf } from './office-session.store.ts';
import type { OfficeSessionRow, OfficeSessions } from './office-sessions.ts';
import { personBody, sessionBody } from './session-body.ts';
import { linkIsGood, listStaff, updateStaff, useLink } from './staff.store.ts';

type Schemas = components['schemas'];
type People = Pick<
  Handlers,
  | 'chooseOfficePassword'
  | 'changeOfficeAccount'
  | 'listOfficeSessions'
  | 'endOfficeSession'
  | 'listStaff'
  | 'addStaff'
  | 'changeStaff'
  | 'removeStaff'
  | 'makeStaffLink'
>;

/** The people of the office: oneself, and for owners everybody. */
export function people(context: Context, sessions: OfficeSessions): People {
  const { db, config, limits } = context;

  async function ownSessions(session: OfficeSessionRow): Promise<Schemas['OfficeSessions']> {
    const open = await openSessionsOf(db, session.staff.id);
    return {
      sessions: open.map(({ id, device, startedAt, endsAt }) => ({
        id,
        device,
        started_at: startedAt.toISOString(),
        ends_at: endsAt.toISOString(),
        current: id === session.id,
      })),
    };
  }

  async function everybody(): Promise<Schemas['StaffMember'][]> {
    return (await listStaff(db)).map((row) => ({
      ...personBody(row),
      version: row.version,
      has_password: row.passwordHash !== null,
      has_second_factor: row.secondFactorAt !== null,
      recovery_codes_left: row.codesLeft,
      last_signed_in_at: row.lastSignedInAt?.toISOString() ?? null,
    }));
  }

  async function one(id: string): Promise<Schemas['StaffMember']> {
    const found = (await everybody()).find((person) => person.id === id);
    if (found === undefined) throw new ApiError('NOT_FOUND');
    return found;
  }

  async function linkBody({ staff, token, endsAt }: StaffLink, { protocol, host }: FastifyRequest): Promise<Schemas['StaffLink']> {
    const link = linkAddress(config.publicUrl ?? `${protocol}://${host}`, token);
    return { person: await one(staff.id), link, valid_until: endsAt.toISOString() };
  }

  return {
    async chooseOfficePassword({ body, request, reply }) {
      await limits.take('password reset by address', request.ip);
      const tokenHash = hashLink(body.token);
      if (!(await linkIsGood(db, tokenHash))) throw new ApiError('OFFICE_LINK_INVALID');
      const passwordHash = await hashPassword(body.password);
      await sessions.end(request, reply);
      await transaction(db, async (tx) => {
        const staffId = await useLink(tx, tokenHash);
        if (staffId === null || (await updateStaff(tx, staffId, { passwordHash })) === null) throw new ApiError('OFFICE_LINK_INVALID');
        await deleteSessionsOf(tx, staffId);
      });
      return { state: 'nobody', person: null, rights: [], ends_at: null };
    },

    async changeOfficeAccount({ body, request }) {
      const session = await sessions.require(request);
      const staff = await updateStaff(db, session.staff.id, body);
      if (staff === null) throw new ApiError('OFFICE_NOT_SIGNED_IN');
      return sessionBody({ ...session, staff });
    },

    async listOfficeSessions({ request }) {
      return ownSessions(await sessions.require(request));
    },

    async endOfficeSession({ params, request }) {
      const session = await sessions.require(request);
      if (!(await deleteOwnSession(db, session.staff.id, params.session_id))) throw new ApiError('NOT_FOUND');
      return ownSessions(session);
    },

    async listStaff() {
      return { staff: await everybody() };
    },

    async addStaff({ body: { language = defaultLanguage, ...person }, request }) {
      return linkBody(await addStaff(context, { ...person, language }), request);
    },

    async changeStaff({ params, body }) {
      const { after } = await changeStaff(context, params.staff_id, body);
      return one(after.id);
    },

    async removeStaff({ params }) {
      await removeStaff(context, params.staff_id);
      return { staff: await everybody() };
    },

    async makeStaffLink({ params, body, request }) {
      return linkBody(await makeLink(context, params.staff_id, { forgetSecondFactor: body.forget_second_factor ?? false }), request);
    },
  };
}
