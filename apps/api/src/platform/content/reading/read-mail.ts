import { languages, type Language } from '@parral/api-spec/languages';
import type { Mail, MailTemplate } from '../estate.ts';
import type { Report } from '../problem.ts';
import { mailFrontMatter } from '../schemas/page.ts';
import type { FolderFiles } from './folder-files.ts';
import { splitFrontMatter } from './front-matter.ts';
import { readYaml } from './yaml-source.ts';

/** A mail with the way back to its lines. */
export interface MailSource extends MailTemplate {
  file: string;
  linesAbove: number;
}

const place = new RegExp(`^mail/([a-z-]+)\\.(${languages.join('|')})\\.liquid$`);

/** Mails the server sends: each must stand in the folder in every language of a brand. */
export const requiredMails = [
  'order-confirmation',
  'order-link',
  'order-dispatched',
  'order-ready',
  'order-completed',
  'order-canceled',
  'order-refunded',
  'withdrawal-received',
  'withdrawal-notice',
  'club-password',
  'club-invitation',
  'club-joining-received',
  'club-joining-notice',
  'club-renewal-received',
  'club-renewal-notice',
  'club-password-changed',
  'club-email-confirm',
  'club-email-changed',
  'club-account-deleted',
  'back-in-stock',
  'contact-message',
  'newsletter-confirm',
  'newsletter-welcome',
] as const;

/** What visits send that can be booked; `visit-called-off`, `visit-dates-offered`, `visit-rescheduled`, `visit-refunded`, reminder and follow-up may be left out. */
export const visitMails = ['visit-confirmation', 'visit-moved', 'visit-cancelled', 'waiting-list-joined', 'waiting-list-offer'] as const;

/** What a group's request sends: to the estate, and to who asked. */
export const groupMails = ['group-request', 'group-request-received'] as const;

/** Reads `mail/layout.liquid` and `mail/<name>.<language>.liquid`. */
export async function readMail(files: FolderFiles, report: Report): Promise<{ layout: string; templates: MailSource[] }> {
  const layout = (await files.read('mail/layout.liquid', report)) ?? '';
  const names = files.names.filter((name) => place.test(name));
  const read = await Promise.all(names.map((name) => readOne(files, name, report)));
  return { layout, templates: read.filter((mail) => mail !== undefined) };
}

async function readOne(files: FolderFiles, file: string, report: Report): Promise<MailSource | undefined> {
  const [, name = '', language = ''] = place.exec(file) ?? [];
  const text = await files.read(file, report);
  const split = text === undefined ? undefined : splitFrontMatter(file, text, report);
  if (split === undefined) return undefined;
  const front = readYaml({ file, text: split.frontMatter, linesAbove: 1 }, mailFrontMatter, report);
  if (front === undefined) return undefined;
  return { file, linesAbove: split.linesAbove, name, language: language as Language, subject: front.value.subject, body: split.body };
}

/** The mails without their files; in a language that the folder does not speak, those of the first that it does. */
export function mailOf({ layout, templates }: { layout: string; templates: MailSource[] }, [usual]: readonly Language[]): Mail {
  const complete = [...Map.groupBy(templates, ({ name }) => name).values()].flatMap((versions) =>
    languages.flatMap((language) => {
      const version = versions.find((one) => one.language === language) ?? versions.find((one) => one.language === usual);
      return version === undefined ? [] : [{ name: version.name, language, subject: version.subject, body: version.body }];
    }),
  );
  return { layout, templates: complete };
}
