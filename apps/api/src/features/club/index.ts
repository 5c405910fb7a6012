import type { Handlers } from '../../platform/http/handlers.ts';
import { memberOrderPaid } from '../orders/index.ts';
import { account } from './account.ts';
import { clubDeps, type ClubContext } from './club-deps.ts';
import { emailChanges, registerEmailMails } from './email-change.ts';
import { deleteExpiredEmailTokens } from './email-change.store.ts';
import { highlighted } from './highlighted.ts';
import { deleteExpiredInvitations } from './invitation.store.ts';
import { invitations } from './invite.ts';
import { joining } from './joining.ts';
import { deleteOldJoiningRequests } from './joining.store.ts';
import { membershipOrders } from './membership-orders.ts';
import { turnMemberships } from './memberships.store.ts';
import { myClub } from './my-club.ts';
import { registerLoginNotice } from './login-notice.ts';
import { ownPassword } from './own-password.ts';
import { registerPasswordMails } from './password-mails.ts';
import { deleteExpiredTokens } from './password.store.ts';
import { passwords } from './passwords.ts';
import { preferences } from './preferences.ts';
import { registerPersonalData } from './personal-data.ts';
import { profile } from './profile.ts';
import { renewals } from './renewal.ts';
import { deleteOldRenewals } from './renewal.store.ts';

export { allocationFor, allocationOfUnits, allocationsOf, lockAllocations, type Allocation } from './allocation.store.ts';
export { acceptJoining, countJoining, joiningRequests, type JoiningRow, refuseJoining } from './answer-joining.ts';
export {
  changeLevel,
  endMembership,
  type MembershipChange,
  membershipFacts,
  MembershipRefused,
  membershipsByOffice,
  renewMembership,
} from './change-membership.ts';
export { loadTerms as loadClubTerms } from './club-deps.ts';
export { enterMembers, MemberRefused } from './enter-members.ts';
export { enterPurchase } from './enter-purchases.ts';
export { findMembers, type FoundMember } from './find-members.ts';
export { importClub } from './import-club.ts';
export { type EstateInvitation, inviteByEstate, sendInvitationAgain, withdrawInvitation } from './invite-by-estate.ts';
export { columnOf, readMemberCsv, type CsvProblem } from './member-csv.ts';
export { type Memberships, readMemberships } from './memberships.store.ts';
export { columns as memberColumns, readRecord, type Row as MemberCells } from './member-record.ts';
export { eraseMember, exportMember } from './personal-data.ts';
export { preferencesOf } from './preferences.ts';
export { type LevelProgress, progressOf } from './progress.ts';
export { purchasesOf } from './purchases.store.ts';
export { type PurchaseProblem, type PurchaseRecord, readPurchaseCsv } from './purchase-csv.ts';
export { countRenewals, openRenewal, type OpenRenewal, openRenewals } from './renewal.store.ts';

export const uses = ['captcha', 'catalogue', 'invoices', 'orders', 'session', 'shipping', 'site', 'staff', 'vouchers', 'work'] as const;

/** The members' club (specification sections 2 to 9). */
export function club(context: ClubContext) {
  const deps = clubDeps(context);
  const { db, jobs, events } = context;
  registerPasswordMails(deps);
  registerLoginNotice(deps);
  registerEmailMails(deps);
  registerPersonalData(context);
  // What was ordered counts towards the goal that the next membership waits for.
  events.onAfter(memberOrderPaid, 'memberships', ({ memberId }) => turnMemberships(db, memberId));
  jobs.every(600, 'memberships', () => turnMemberships(db));
  jobs.every(3600, 'expired invitations', () => deleteExpiredInvitations(db));
  jobs.every(3600, 'expired password links', () => deleteExpiredTokens(db));
  jobs.every(3600, 'expired e-mail links', () => deleteExpiredEmailTokens(db));
  jobs.every(86_400, 'old joining requests', () => deleteOldJoiningRequests(db));
  jobs.every(86_400, 'old renewal requests', () => deleteOldRenewals(db));
  return {
    ...profile(deps),
    ...myClub(deps),
    ...preferences(deps),
    ...invitations(deps),
    ...highlighted(deps),
    ...membershipOrders(deps),
    ...passwords(deps),
    ...joining(deps),
    ...renewals(deps),
    ...ownPassword(deps),
    ...emailChanges(deps),
    ...account(deps),
  } satisfies Partial<Handlers>;
}
