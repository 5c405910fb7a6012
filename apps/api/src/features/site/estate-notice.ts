import { defaultLanguage } from '@parral/api-spec/languages';
import type { Language, NoticeMail } from '../../platform/content/index.ts';
import type { MailOrder } from '../../platform/mail/mail.ts';
import type { SiteContent } from './load-site.ts';

/** Something that the estate's own people should look at. */
export interface EstateNotice {
  /** One mail is sent for each key. */
  key: string;
  /** Whose people: those of the first brand where none is named. */
  brand?: string;
  write(language: Language): NoticeMail['notice'];
}

/** The mail of a notice, in the first of its brand's languages; null where no brand has a mailbox. */
export function estateNotice({ brands }: Pick<SiteContent, 'brands'>, { key, brand: id, write }: EstateNotice): MailOrder<NoticeMail> | null {
  const brand = (id === undefined ? undefined : brands.get(id)) ?? [...brands.values()][0];
  if (brand === undefined) return null;
  const { name, email, phone, address, languages } = brand;
  const language = languages[0] ?? defaultLanguage;
  const data = { brand: { name, email, phone, address }, notice: write(language) };
  return { key: `notice:${key}`, to: email, name: 'estate-notice', language, data };
}
