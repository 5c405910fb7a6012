import type { components } from '@parral/api-spec';
import { toCents } from '@parral/rules';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { asAnswer } from '../../platform/http/refused.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { bookingDeps, findGroupRequests, type GroupRequestRow, proposeToGroup, refuseGroup } from '../booking/index.ts';
import { type ActionRow, asActor, listActions } from '../staff/index.ts';
import { actionBody } from './actions.ts';
import type { OfficeContext } from './office-context.ts';
import { page } from './page.ts';

type GroupRequest = components['schemas']['OfficeGroupRequest'];
type Operations = 'listGroupRequests' | 'getGroupRequest' | 'proposeToGroup' | 'refuseGroup';

/** What groups ask for, answered with a proposal that becomes a booking, or ended. */
export function officeGroups(context: OfficeContext): Pick<Handlers, Operations> {
  const { db, officeSessions } = context;
  const deps = bookingDeps(context);

  async function show(id: string): Promise<GroupRequest> {
    const [row] = await findGroupRequests(db, { id, most: 1 });
    if (row === undefined) throw new ApiError('NOT_FOUND');
    return requestBody(row, await listActions(db, { subjectKind: 'group', subject: id, most: 100 }));
  }

  /** Does something about a request as who is signed in, and answers it as it is then. */
  async function acting(request: FastifyRequest, id: string, work: () => Promise<unknown>): Promise<GroupRequest> {
    await show(id);
    const { staff } = await officeSessions.require(request);
    await asActor({ staffId: staff.id }, work).catch((error: unknown) => {
      throw asAnswer(error);
    });
    return show(id);
  }

  return {
    async listGroupRequests({ query: { page_size: size = 50, ...query } }) {
      const { rows, next } = await page(size, (most) => findGroupRequests(db, { ...query, most }));
      return { requests: rows.map((row) => requestBody(row, [])), next: next?.id ?? null };
    },

    async getGroupRequest({ params }) {
      return show(params.request_id);
    },

    async proposeToGroup({
      params: { request_id: id },
      body: { experience_id: experienceId, adults, children, babies, total_price: agreed, words = '', hold_hours: holdHours, ...wish },
      request,
    }) {
      const counts = { adults, children, babies };
      const agreedCents = agreed === undefined ? undefined : toCents(agreed);
      return acting(request, id, () => proposeToGroup(deps, id, { ...wish, experienceId, counts, agreedCents, words, holdHours, from: request }));
    },

    async refuseGroup({ params: { request_id: id }, body: { reason, words: said }, request }) {
      return acting(request, id, () => refuseGroup(deps, id, { reason, said }));
    },
  };
}

function requestBody(row: GroupRequestRow, actions: readonly ActionRow[]): GroupRequest {
  const { id, state, brand, webLanguage, experienceId, day, people, wish, name, email, phone, createdAt, linkId, reference } = row;
  return {
    id,
    state,
    site: brand,
    language: webLanguage,
    experience_id: experienceId,
    day,
    people,
    wish,
    name,
    email,
    phone,
    asked_at: createdAt.toISOString(),
    link_id: linkId,
    reference,
    actions: actions.map(actionBody),
  };
}
