import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { siteOrigin } from '../../platform/origin/site-origin.ts';
import { dayInWords } from '../../platform/words/days-in-words.ts';
import type { Brand, Language } from '../../platform/content/index.ts';
import type { MailOrder } from '../../platform/mail/mail.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { memberByEmail, memberById, memberErased, memberLanguage, type MemberRow } from '../session/index.ts';
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

/** Orders the mail to the person invited. */
export async function invitationMail(outbox: Outbox, tx: Db, payload: RequestAddress & { memberId: string; inviterId: string }): Promise<void> {
  await outbox.add(tx, { kind: invitationKind, key: `club invitation:${payload.memberId}`, payload });
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
  context.outbox.register(
    invitationKind,
    'mail',
    async ({ memberId, inviterId, ...from }: RequestAddress & { memberId: string; inviterId: string }, { key, signal }) => {
      const guest = await memberById(context.db, memberId);
      const inviter = await memberById(context.db, inviterId);
      if (guest === null || !guest.invited || inviter === null) return;
      const expires = await invitationEnd(context.db, guest.id);
      if (expires === null) return;
      const minutes = Math.max(1, Math.floor((expires.getTime() - Date.now()) / 60_000));
      const token = await makeToken(context.db, guest.id, 'invitation', minutes);
      await context.mail.send(await tokenMail(deps, { name: 'club-invitation', key, to: guest, from, token, expires, inviter }), signal);
    },
  );
  context.events.onWithin(memberErased, async (tx, { id, email }) => {
    await context.outbox.drop(tx, passwordKind, { email });
    await context.outbox.drop(tx, invitationKind, { memberId: id });
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
  token: string;
  minutes?: number;
  expires?: Date;
  inviter?: MemberRow;
}

/** A mail with a link of one's own, in the language of who gets it. */
async function tokenMail(deps: ClubDeps, { name, key, to, from, token, minutes, expires, inviter }: TokenMail): Promise<MailOrder> {
  const language = memberLanguage(to);
  const brand = brandAt(await deps.site(), new URL(`http://${from.host}`).hostname);
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
      inviter: inviter === undefined ? null : `${inviter.name} ${inviter.surname}`,
    }),
  };
}
