import type { components } from '@parral/api-spec';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { asAnswer } from '../../platform/http/refused.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import {
  acceptJoining,
  countJoining,
  countRenewals,
  findMembers,
  inviteByEstate,
  joiningRequests,
  type JoiningRow,
  type OpenRenewal,
  openRenewals,
  refuseJoining,
  sendInvitationAgain,
  withdrawInvitation,
} from '../club/index.ts';
import { loadLevels } from '../session/index.ts';
import { asActor } from '../staff/index.ts';
import { memberBody } from './club.ts';
import type { OfficeContext } from './office-context.ts';
import { page } from './page.ts';

type Schemas = components['schemas'];
type Operations =
  | 'inviteToClub'
  | 'sendClubInvitation'
  | 'withdrawClubInvitation'
  | 'listClubRequests'
  | 'getClubRequest'
  | 'acceptClubRequest'
  | 'refuseClubRequest';

/** Where a page ends: when the last one asked, and its id or number. Whoever is answered meanwhile leaves the next page as it is. */
const endOf = (at: string, key: string) => `${at}~${key}`;

function beginning(kind: 'joining' | 'renewals' | undefined, after: string): { at: string; key: string } {
  const [at = '', key = ''] = after.split('~');
  const isKey = kind === 'joining' ? /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key) : key !== '';
  if (kind === undefined || !isKey || Number.isNaN(Date.parse(at))) throw new ApiError('BAD_REQUEST', { fields: { after: 'INVALID' } });
  return { at: new Date(at).toISOString(), key };
}

/** How people come into the club. */
export function officeJoining(context: OfficeContext): Pick<Handlers, Operations> {
  const { db, content, officeSessions } = context;
  const levelsOf = content.memo(loadLevels);

  /** Does something as who is signed in. */
  async function acting<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const { staff } = await officeSessions.require(request);
    try {
      return await asActor({ staffId: staff.id }, work);
    } catch (error) {
      throw asAnswer(error);
    }
  }

  /** The same for what is done to somebody who is invited, whom it answers. */
  async function inviting(request: FastifyRequest, work: () => Promise<string>): Promise<Schemas['OfficeMember']> {
    const [found] = await findMembers(db, { number: await acting(request, work), most: 1 });
    if (found === undefined) throw new ApiError('NOT_FOUND');
    const { staff } = await officeSessions.require(request);
    return memberBody(found, await levelsOf(), staff.language);
  }

  type Asked = { kind?: 'joining' | 'renewals'; after?: string; page_size?: number };

  /** A page of one kind; where none is named the first page of both. */
  async function requests({ kind, after: asked, page_size: size = 50 }: Asked): Promise<Schemas['OfficeClubRequests']> {
    const after = asked === undefined ? undefined : beginning(kind, asked);
    const [joining, renewals] = [
      kind === 'renewals' ? null : await page(size, (most) => joiningRequests(db, { after, most })),
      kind === 'joining' ? null : await page(size, (most) => openRenewals(db, { after, most })),
    ];
    return {
      joining: (joining?.rows ?? []).map(joiningBody),
      renewals: (renewals?.rows ?? []).map(renewalBody),
      counts: { joining: await countJoining(db), renewals: await countRenewals(db) },
      next:
        kind === 'joining' && joining?.next
          ? endOf(joining.next.createdAt.toISOString(), joining.next.id)
          : kind === 'renewals' && renewals?.next
            ? endOf(renewals.next.requestedAt, renewals.next.number)
            : null,
    };
  }

  return {
    async inviteToClub({ body: { level, site: brand, reason, ...guest }, request }) {
      return inviting(request, () => inviteByEstate(context, { guest, level, brand, reason, from: request }));
    },

    async sendClubInvitation({ params: { number }, body: { reason }, request }) {
      return inviting(request, async () => {
        await sendInvitationAgain(context, number, reason, request);
        return number;
      });
    },

    async withdrawClubInvitation({ params: { number }, body: { reason }, request }) {
      await acting(request, () => withdrawInvitation(context, number, reason));
      return { status: 'ok' };
    },

    listClubRequests: ({ query }) => requests(query),

    async getClubRequest({ params: { request_id: id } }) {
      const [row] = await joiningRequests(db, { id, most: 1 });
      if (row === undefined) throw new ApiError('NOT_FOUND');
      return joiningBody(row);
    },

    async acceptClubRequest({ params: { request_id: id }, body: { level, reason }, request }) {
      return inviting(request, () => acceptJoining(context, id, { level, reason, from: request }));
    },

    async refuseClubRequest({ params: { request_id: id }, body: { reason, words }, request }) {
      await acting(request, () => refuseJoining(context, id, { reason, said: words }));
      return requests({});
    },
  };
}

function joiningBody({ phoneNumber, createdAt, ...row }: JoiningRow): Schemas['OfficeJoiningRequest'] {
  return { ...row, phone: phoneNumber, asked_at: createdAt.toISOString() };
}

function renewalBody({ requestedOn, requestedAt: _, ...row }: OpenRenewal): Schemas['OfficeClubRequests']['renewals'][number] {
  return { ...row, asked_on: requestedOn };
}
