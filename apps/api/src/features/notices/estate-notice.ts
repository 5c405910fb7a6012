import { defaultLanguage } from '@parral/api-spec/languages';
import { sql } from 'drizzle-orm';
import type { Brand, Language, NoticeMail } from '../../platform/content/index.ts';
import type { Context } from '../../platform/context.ts';
import { builtOnce, placeholders } from '../../platform/database/built-once.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Mail, MailOrder } from '../../platform/mail/mail.ts';
import { loadSite, type SiteContent } from '../site/index.ts';
import { estateNotice } from './notices.schema.ts';

type Brands = Pick<SiteContent, 'brands'>;

/** Something that the estate's own people should know. */
export interface EstateNotice {
  /** It is told once for each key. */
  key: string;
  /** Whose people: those of the first brand where none is named. */
  brand?: string;
  /** What it is about: mails of one sequence leave in their order. */
  sequence?: string;
  /** Somebody has to act: it never waits for the mail of the day. */
  isFailure?: boolean;
  /** What else is told with it, in one mail that its teller orders once all of it is known (`tellGathered`); a mail of the day has it anyway. */
  gather?: string;
  write(language: Language): NoticeMail['notice'];
}

/** Who of a brand is told, in which language, and when: each at once (those of the same seconds in one mail), in one mail a day at `at` (`HH:MM` at the estate), or failures alone. */
export interface NoticeTerms {
  to: readonly string[];
  language: Language;
  send: 'each' | 'daily' | 'failures';
  at: string;
}

/** What `brands.yaml` says of notices; what it leaves out: each at once, to the brand's address, in the first of its languages. */
export function noticeTerms({ email, languages, notices }: Pick<Brand, 'email' | 'languages' | 'notices'>): NoticeTerms {
  return {
    to: notices?.to ?? [email],
    language: notices?.language ?? languages[0] ?? defaultLanguage,
    send: notices?.send ?? 'each',
    at: notices?.at ?? '08:00',
  };
}

/**
 * Tells the estate's people, in the transaction that does what they are told of: within seconds (`prompt-mail.ts`), or in the mail of the
 * day (`daily-mail.ts`); a failure always by a mail of its own, and in the mail of the day as well. Nothing where no brand has a mailbox.
 */
export async function tellEstate(mail: Mail, tx: Db, { brands }: Brands, notice: EstateNotice): Promise<void> {
  const brand = (notice.brand === undefined ? undefined : brands.get(notice.brand)) ?? [...brands.values()][0];
  if (brand === undefined) return;
  const { send, language } = noticeTerms(brand);
  const written = notice.write(language);
  if (notice.isFailure === true) for (const order of noticeMails(brand, notice, written)) await mail.order(tx, order);
  if (send === 'failures' || (send === 'each' && notice.isFailure === true)) return;
  const key = send === 'each' && notice.gather !== undefined ? gatheredKey(notice.gather, notice.key) : notice.key;
  await newNotice(tx).execute({ key, brand: brand.id, notice: written });
}

const newNotice = builtOnce((db) =>
  db
    .insert(estateNotice)
    .values(placeholders('key', 'brand', 'notice'))
    .onConflictDoNothing()
    .prepare('estate_notice'),
);

/** The key of a notice that waits for others of its subject, such as `closed-day:2027-05-03`. */
export const gatheredKey = (subject: string, key: string) => `gathered:${subject}|${key}`;

/** Of a row of `estate_notice`: it waits for others of its subject. */
export const isGathered = sql`starts_with(key, 'gathered:')`;

/** The mails of a notice, one to each address, so that one that is refused keeps nobody else from reading it. */
export function noticeMails(brand: Brand, { key, sequence }: Pick<EstateNotice, 'key' | 'sequence'>, notice: NoticeMail['notice']): MailOrder<NoticeMail>[] {
  const { name, email, phone, address } = brand;
  const { to, language } = noticeTerms(brand);
  const data = { brand: { name, email, phone, address }, notice };
  return to.map((one) => ({
    key: `notice:${key}:${one}`,
    ...(sequence && { sequence: `notice:${sequence}:${one}` }),
    to: one,
    name: 'estate-notice',
    language,
    data,
  }));
}

/** Writes a notice in the transaction that finds what it is about. */
export type Tell = (tx: Db, notice: EstateNotice) => Promise<void>;

/** Who is told is read first: content may not be read inside the transaction that writes the notice. */
export function tellingOf({ content, mail }: Pick<Context, 'content' | 'mail'>): () => Promise<Tell> {
  const siteContent = content.memo(loadSite);
  return async () => {
    const site = await siteContent();
    return (tx, notice) => tellEstate(mail, tx, site, notice);
  };
}
