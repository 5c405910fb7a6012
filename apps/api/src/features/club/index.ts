import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { clubDesk } from './club-desk.ts';
import { highlighted } from './highlighted.ts';
import { deleteExpiredInvitations } from './invitation.store.ts';
import { invitations } from './invite.ts';
import { joining } from './joining.ts';
import { deleteOldJoiningRequests } from './joining.store.ts';
import { membershipOrders } from './membership-orders.ts';
import { turnMemberships } from './memberships.store.ts';
import { myClub } from './my-club.ts';
import { registerPasswordMails } from './password-mails.ts';
import { deleteExpiredTokens } from './password.store.ts';
import { passwords } from './passwords.ts';
import { preferences } from './preferences.ts';
import { profile } from './profile.ts';

/** The members' club (specification sections 2 to 9). */
export function club(context: Context) {
  const desk = clubDesk(context);
  const { db, jobs } = context;
  registerPasswordMails(desk);
  jobs.every(600, 'memberships', () => turnMemberships(db));
  jobs.every(3600, 'expired invitations', () => deleteExpiredInvitations(db));
  jobs.every(3600, 'expired password links', () => deleteExpiredTokens(db));
  jobs.every(86_400, 'old joining requests', () => deleteOldJoiningRequests(db));
  return {
    ...profile(desk),
    ...myClub(desk),
    ...preferences(desk),
    ...invitations(desk),
    ...highlighted(desk),
    ...membershipOrders(desk),
    ...passwords(desk),
    ...joining(desk),
  } satisfies Partial<Handlers>;
}
