import type { components } from '@parral/api-spec';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import {
  acceptJoining,
  enterPurchases,
  findMembers,
  inviteByEstate,
  joiningRequests,
  type JoiningRow,
  MembershipRefused,
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

type Schemas = components['schemas'];
type Operations =
  | 'inviteToClub'
  | 'sendClubInvitation'
  | 'withdrawClubInvitation'
  | 'listClubRequests'
  | 'acceptClubRequest'
  | 'refuseClubRequest'
  | 'enterClubPurchases';

/** How people come into the club, and what they bought elsewhere. */
export function officeJoining(context: OfficeContext): Pick<Handlers, Operations> {
  const { db, content, officeSessions } = context;
  const levelsOf = content.memo(loadLevels);

  /** Does something as who is signed in. */
  async function acting<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const { staff } = await officeSessions.require(request);
    try {
      return await asActor({ staffId: staff.id }, work);
    } catch (error) {
      throw error instanceof MembershipRefused ? new ApiError('NOT_POSSIBLE', { message: error.message }) : error;
    }
  }

  /** The same for what is done to somebody who is invited, whom it answers. */
  async function inviting(request: FastifyRequest, work: () => Promise<string>): Promise<Schemas['OfficeMember']> {
    const [found] = await findMembers(db, { number: await acting(request, work), most: 1 });
    if (found === undefined) throw new ApiError('NOT_FOUND');
    const { staff } = await officeSessions.require(request);
    return memberBody(found, await levelsOf(), staff.language);
  }

  async function requests(): Promise<Schemas['OfficeClubRequests']> {
    return { joining: (await joiningRequests(db)).map(joiningBody), renewals: (await openRenewals(db)).map(renewalBody) };
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

    listClubRequests: requests,

    async acceptClubRequest({ params: { request_id: id }, body: { level, reason }, request }) {
      return inviting(request, () => acceptJoining(context, id, { level, reason, from: request }));
    },

    async refuseClubRequest({ params: { request_id: id }, body: { reason, words }, request }) {
      await acting(request, () => refuseJoining(context, id, { reason, said: words }));
      return requests();
    },

    async enterClubPurchases({ body: { table, reason }, request }) {
      return acting(request, () => enterPurchases(db, table, reason));
    },
  };
}

function joiningBody({ phoneNumber, createdAt, ...row }: JoiningRow): Schemas['OfficeClubRequests']['joining'][number] {
  return { ...row, phone: phoneNumber, asked_at: createdAt.toISOString() };
}

function renewalBody({ requestedOn, ...row }: OpenRenewal): Schemas['OfficeClubRequests']['renewals'][number] {
  return { ...row, asked_on: requestedOn };
}
