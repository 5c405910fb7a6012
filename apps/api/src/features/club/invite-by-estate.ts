import type { components } from '@parral/api-spec';
import type { Level } from '../../platform/content/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { brokenUnique } from '../../platform/database/sql-state.ts';
import { readToday } from '../../platform/database/today.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import { type RequestOrigin, siteOrigin } from '../../platform/origin/site-origin.ts';
import { memberById, memberNamed, type MemberRow, unusableHash } from '../session/index.ts';
import { brandNamed, loadSite } from '../site/index.ts';
import { noteAction } from '../staff/index.ts';
import { MembershipRefused } from './change-membership.ts';
import { loadTerms } from './club-deps.ts';
import { brandAt } from './club-mail.ts';
import { invitationErrors } from './field-errors.ts';
import { deleteInvitation, extendInvitation, insertGuest, insertInvitation } from './invitation.store.ts';
import { dropInvitationMail, invitationMail, type RequestAddress } from './password-mails.ts';

/** Whom the estate's people invite, and to what. */
export interface EstateInvitation {
  guest: components['schemas']['InvitationRequest'];
  level: Level;
  /** The brand that writes, at whose site the password is chosen. */
  brand: string;
  reason: string;
  /** Where the office was asked: the link leads there where it is one of the brand's hosts. */
  from: RequestOrigin;
}

export type InvitingContext = Pick<Context, 'db' | 'outbox' | 'config'>;

const inUse = { member_email: ['email', 'EMAIL_IN_USE'], member_document: ['document_number', 'DOCUMENT_NUMBER_IN_USE'] } as const;

/**
 * The estate invites somebody to a membership of any level, with the mail and the link of a member's invitation: it begins on the day on which
 * the link is used. Returns the number of who is invited. Throws MembershipRefused for a level that the club has not, the code of the
 * invalid fields, and EMAIL_IN_USE or DOCUMENT_NUMBER_IN_USE where a member or another guest has them.
 */
export async function inviteByEstate(context: InvitingContext, invitation: EstateInvitation): Promise<string> {
  return transaction(context.db, (tx) => enterInvited(context, tx, invitation, 'member.invite'));
}

/** Enters the guest and orders the mail, in a transaction that does more. Throws as `inviteByEstate`. */
export async function enterInvited(
  { outbox, config }: InvitingContext,
  tx: Db,
  { guest, level, brand: id, reason, from }: EstateInvitation,
  kind: 'member.invite' | 'member.accept',
): Promise<string> {
  const terms = await loadTerms(tx);
  if (!terms.levels.some((one) => one.level === level))
    throw new MembershipRefused(`The club has no level ${level}. It has: ${terms.levels.map((one) => one.level).join(', ')}.`);
  refuseFields(invitationErrors(guest));
  const brand = brandNamed(await loadSite(tx), id);
  try {
    const invitationId = await insertInvitation(tx, null, await readToday(tx), terms.invitationDays, brand.id);
    const guestId = await insertGuest(tx, invitationId, { ...guest, level }, await unusableHash);
    const number = (await memberById(tx, guestId))?.number ?? '';
    await invitationMail(outbox, tx, { memberId: guestId, inviterId: null, brand: brand.id, ...addressOf(siteOrigin(from, brand.hosts, config.publicUrl)) });
    await noteAction(tx, { kind, subject: number, after: { level }, reason });
    return number;
  } catch (error) {
    const taken = inUse[(brokenUnique(error) ?? '') as keyof typeof inUse];
    if (taken === undefined) throw error;
    const [field, code] = taken;
    throw new ApiError(code, { fields: { [field]: code } });
  }
}

/** Sends the mail of an invitation again: its link serves in the place of the one before, as long as a new one. Throws MembershipRefused. */
export async function sendInvitationAgain(context: InvitingContext, number: string, reason: string, from: RequestOrigin): Promise<void> {
  const guest = await guestNamed(context.db, number);
  await transaction(context.db, async (tx) => {
    const row = await extendInvitation(tx, guest.id, (await loadTerms(tx)).invitationDays);
    if (row === null) throw notInvited(number);
    const site = await loadSite(tx);
    const brand = row.brand === null ? brandAt(site, from.hostname) : brandNamed(site, row.brand);
    const mail = { memberId: guest.id, inviterId: row.inviterId, brand: row.brand };
    await invitationMail(context.outbox, tx, { ...mail, ...addressOf(siteOrigin(from, brand.hosts, context.config.publicUrl)) }, { again: true });
    await noteAction(tx, { kind: 'member.invite_again', subject: number, reason });
  });
}

/** Takes back an invitation that nobody has taken up: its link serves no longer, and the person is forgotten. Throws MembershipRefused. */
export async function withdrawInvitation({ db, outbox }: Pick<Context, 'db' | 'outbox'>, number: string, reason: string): Promise<void> {
  const guest = await guestNamed(db, number);
  await transaction(db, async (tx) => {
    await deleteInvitation(tx, guest.id);
    // The link may have been used in the same moment.
    if ((await memberById(tx, guest.id)) !== null) throw notInvited(number);
    await dropInvitationMail(outbox, tx, guest.id);
    await noteAction(tx, { kind: 'member.withdraw_invitation', subject: number, reason });
  });
}

async function guestNamed(db: Db, number: string): Promise<MemberRow> {
  const row = await memberNamed(db, number);
  if (row === null || !row.invited) throw notInvited(number);
  return row;
}

const notInvited = (number: string) => new MembershipRefused(`Nobody who is invited, and has not accepted, has the number ${number}.`);

/** An address such as `https://alba.example` as mails keep it. */
function addressOf(origin: string): RequestAddress {
  const { host, protocol } = new URL(origin);
  return { host, protocol: protocol.slice(0, -1) };
}
