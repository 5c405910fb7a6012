import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { siteOrigin } from '../../platform/origin/site-origin.ts';
import { dayInWords } from '../../platform/words/days-in-words.ts';
import type { Brand, Language } from '../../platform/content/index.ts';
import type { MailOrder } from '../../platform/mail/mail.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { memberByEmail, memberById, memberLanguage, personErased, type MemberRow } from '../session/index.ts';
import type { ClubDeps } from './club-deps.ts';
import { brandAt, clubMailData } from './club-mail.ts';
import { invitationEnd } from './invitation.store.ts';
import { makeToken } from './password.store.ts';

/** How long the link of a forgotten password works. */
export const resetMinutes = 45;

/** Where a call came from: the links of its mail lead there when it is a host of the estate. */
export interface RequestAddress {
  host: string;
  protocol: string;
}

/** Orders the link for a forgotten password, for an address that may be nobody's. */
export async function passwordMail(outbox: Outbox, tx: Db, payload: RequestAddress & { email: string }): Promise<void> {
  await outbox.add(tx, { kind: passwordKind, key: `club password:${randomUUID()}`, payload });
}

interface InvitationMail extends RequestAddress {
  memberId: string;
  /** null: the estate invites. */
  inviterId: string | null;
  /** The one that writes; left out: that of the site where a member invited. */
  brand?: string | null;
}

/** Orders the mail to the person invited; `again`: another one, whose link serves in the place of that of the one before. */
export async function invitationMail(outbox: Outbox, tx: Db, payload: InvitationMail, { again = false } = {}): Promise<void> {
  await outbox.add(tx, { kind: invitationKind, key: `club invitation:${payload.memberId}${again ? `:${randomUUID()}` : ''}`, payload });
}

/** Drops the mails to somebody invited that have not left yet. */
export async function dropInvitationMail(outbox: Outbox, tx: Db, memberId: string): Promise<void> {
  await outbox.drop(tx, invitationKind, { memberId });
}

const passwordKind = 'club password mail';
const invitationKind = 'club invitation mail';

/** Tokens are made when the mail is written, so that none ever stands in the outbox: there, and here, only its hash is kept. */
export function registerPasswordMails(deps: ClubDeps): void {
  const { context } = deps;
  context.outbox.register(passwordKind, 'mail', async ({ email, ...from }: RequestAddress & { email: string }, { key, signal }) => {
    const member = await memberByEmail(context.db, email);
    if (member === null || member.invited) return;
    const token = await makeToken(context.db, member.id, 'reset', resetMinutes);
    await context.mail.send(await tokenMail(deps, { name: 'club-password', key, to: member, from, token, minutes: resetMinutes }), signal);
  });
  context.outbox.register(invitationKind, 'mail', async ({ memberId, inviterId, brand, ...from }: InvitationMail, { key, signal }) => {
    const guest = await memberById(context.db, memberId);
    const inviter = inviterId === null ? null : await memberById(context.db, inviterId);
    if (guest === null || !guest.invited || (inviter === null && inviterId !== null)) return;
    const expires = await invitationEnd(context.db, guest.id);
    if (expires === null) return;
    const minutes = Math.max(1, Math.floor((expires.getTime() - Date.now()) / 60_000));
    const token = await makeToken(context.db, guest.id, 'invitation', minutes);
    await context.mail.send(await tokenMail(deps, { name: 'club-invitation', key, to: guest, from, brand, token, expires, inviter }), signal);
  });
  context.events.onWithin(personErased, async (tx, { id, email }) => {
    await context.outbox.drop(tx, passwordKind, { email });
    if (id === null) return;
    await dropInvitationMail(context.outbox, tx, id);
    await context.outbox.drop(tx, invitationKind, { inviterId: id });
  });
}

interface MailLink {
  brand: Brand;
  from: RequestAddress;
  /** Key of the page it leads to. */
  page: string;
  language: Language;
  query: string;
}

/** The whole address of a link in a mail: at the host of the estate that the call came from. */
export function linkInMail({ brand, from, page, language, query }: MailLink, publicUrl: Parameters<typeof siteOrigin>[2]): string {
  const { hostname } = new URL(`http://${from.host}`);
  return `${siteOrigin({ ...from, hostname }, brand.hosts, publicUrl)}${brand.paths[page]?.[language] ?? `/${language}/`}?${query}`;
}

interface TokenMail {
  name: string;
  key: string;
  to: MemberRow;
  from: RequestAddress;
  brand?: string | null | undefined;
  token: string;
  minutes?: number;
  expires?: Date;
  /** null: the brand itself. */
  inviter?: MemberRow | null;
}

/** A mail with a link of one's own, in the language of who gets it. */
async function tokenMail(deps: ClubDeps, { name, key, to, from, brand: id, token, minutes, expires, inviter }: TokenMail): Promise<MailOrder> {
  const language = memberLanguage(to);
  const site = await deps.site();
  const brand = (id == null ? undefined : site.brands.get(id)) ?? brandAt(site, new URL(`http://${from.host}`).hostname);
  return {
    key,
    to: to.email,
    name,
    language,
    data: clubMailData(brand, language, {
      name: to.name,
      link: linkInMail({ brand, from, page: 'password', language, query: `token=${token}` }, deps.context.config.publicUrl),
      minutes: minutes ?? 0,
      expires: expires === undefined ? null : dayInWords(expires.toISOString().slice(0, 10), language),
      inviter: inviter === undefined ? null : inviter === null ? brand.name : `${inviter.name} ${inviter.surname}`,
    }),
  };
}
