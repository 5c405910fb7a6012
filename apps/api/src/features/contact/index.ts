import { randomUUID } from 'node:crypto';
import { defaultLanguage } from '@parral/api-spec/languages';
import { isEmail, isPhone, normaliseEmail } from '@parral/rules';
import type { Brand, ContactMail, Language } from '../../platform/content/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import { languageName } from '../../platform/words/words.ts';
import type { CaptchaContext } from '../captcha/index.ts';
import { brandNamed, loadSite, pageOf } from '../site/index.ts';
import type { MailOrder } from '../../platform/mail/mail.ts';

export const uses = ['captcha', 'site'] as const;

type ContactHandlers = Pick<Handlers, 'getContactPageSlug' | 'listContactSubjects' | 'sendContactMessage'>;

/** Messages to the estate (specification sections 2, 5 and 7, contact). What was written is kept nowhere but in the mail. */
export function contact(context: CaptchaContext): ContactHandlers {
  const siteContent = context.content.memo(loadSite);

  /** Brand and language of the page on which the form stands. Throws NOT_FOUND. */
  async function placeOf(pageId: string): Promise<{ brand: Brand; language: Language }> {
    const site = await siteContent();
    const page = site.pagesById.get(pageId);
    if (page === undefined) throw new ApiError('NOT_FOUND');
    return { brand: brandNamed(site, page.brand), language: page.language };
  }

  return {
    async getContactPageSlug({ query, request }) {
      return { contact_page_url: pageOf(await siteContent(), request, 'contact', query.lang) };
    },

    async listContactSubjects({ params }) {
      const { brand, language } = await placeOf(params.pageId);
      return brand.contactSubjects.map((subject) => subject[language]);
    },

    async sendContactMessage({ params, body, request }) {
      await context.limits.take('contact by address', request.ip);
      const { brand, language } = await placeOf(params.pageId);
      refuseFields({
        ...(!brand.contactSubjects.some((subject) => subject[language] === body.subject) && { subject: 'BAD_REQUEST' }),
        ...(!isEmail(body.email) && { email: 'BAD_REQUEST' }),
        ...(!isPhone(body.phone_number) && { phone_number: 'BAD_REQUEST' }),
      });
      await context.captcha.verify(request, body.captcha_key ?? '');
      const { subject, phone_number: phone } = body;
      const [name, surname, message] = [body.name.trim(), body.surname.trim(), body.message.trim()];
      await context.mail.order(
        context.db,
        messageMail({
          key: `contact:${randomUUID()}`,
          brand,
          subject,
          name,
          surname,
          email: normaliseEmail(body.email),
          phone: phone.trim(),
          message,
          language,
        }),
      );
      return { status: 'ok' };
    },
  };
}

interface Message extends Omit<ContactMail['contact'], 'language'> {
  key: string;
  brand: Brand;
  language: Language;
}

/** The mail in which a message reaches the estate, in the first of its languages; answering it answers the person. */
function messageMail({ key, brand, language, ...message }: Message): MailOrder<ContactMail> {
  const { name, email, phone, address, languages } = brand;
  const estateLanguage = languages[0] ?? defaultLanguage;
  return {
    key,
    to: email,
    replyTo: message.email,
    name: 'contact-message',
    language: estateLanguage,
    data: { brand: { name, email, phone, address }, contact: { ...message, language: languageName(language, estateLanguage) } },
  };
}
