import { randomUUID } from 'node:crypto';
import type { components } from '@parral/api-spec';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { deleteSessionOf, memberLanguage, sessionsOf } from '../session/index.ts';
import type { ClubDeps } from './club-deps.ts';
import { brandAt, clubMailData } from './club-mail.ts';
import { checkOwnPassword } from './own-password.ts';
import { eraseMember, exportMember, invoicesOf } from './personal-data.ts';

/**
 * What members do with their own account: see where they are logged in and end it, take their data with them, delete them (Regulation
 * (EU) 2016/679, articles 15, 17 and 20).
 */
export function account(deps: ClubDeps): Pick<Handlers, 'getAccount' | 'endSession' | 'exportAccount' | 'deleteAccount'> {
  const { context } = deps;
  const { db } = context;

  async function shownSessions(request: FastifyRequest, memberId: string): Promise<components['schemas']['AccountSession'][]> {
    const own = await context.sessions.find(request);
    return (await sessionsOf(db, memberId)).map(({ id, device, startedAt }) => ({
      id,
      device,
      started_at: startedAt.toISOString(),
      is_this: id === own?.id,
    }));
  }

  return {
    async getAccount({ request }) {
      const { id, email } = await deps.member(request);
      return { email, sessions: await shownSessions(request, id), invoices_kept: await invoicesOf(db, id) };
    },
    async endSession({ params, request }) {
      const { id } = await deps.member(request);
      if (!(await deleteSessionOf(db, id, params.session_id))) throw new ApiError('NOT_FOUND');
      return { sessions: await shownSessions(request, id) };
    },
    async exportAccount({ request, reply }) {
      const member = await deps.member(request);
      reply.header('content-disposition', `attachment; filename="${member.number}.json"`);
      // Days as texts, as the file has them.
      return JSON.parse(JSON.stringify(await exportMember(context, member))) as components['schemas']['AccountExport'];
    },
    async deleteAccount({ body, request, reply }) {
      const member = await deps.member(request);
      await checkOwnPassword(context, member, body.password, 'password');
      const brand = brandAt(await deps.site(), request.hostname);
      const language = memberLanguage(member);
      const data = clubMailData(brand, language, { name: member.name, number: member.number });
      await eraseMember(context, member, { key: `account deleted:${randomUUID()}`, to: member.email, name: 'club-account-deleted', language, data });
      await context.sessions.logOut(request, reply);
      return { status: 'ok' };
    },
  };
}
