import type { Brand, ContactMail, Language } from '../../platform/content/index.ts';
import type { MailOrder } from '../../platform/mail/mail.ts';

interface Message extends Omit<ContactMail['contact'], 'language'> {
  key: string;
  brand: Brand;
  language: Language;
}

/** The language in which the estate's own people are written to. */
const estateLanguage = 'es';
const inWords = { es: 'español', en: 'inglés' } as const;

/** The mail in which a message reaches the estate; answering it answers the person. */
export function messageMail({ key, brand, language, ...message }: Message): MailOrder<ContactMail> {
  const { name, email, phone, address } = brand;
  return {
    key,
    to: email,
    replyTo: message.email,
    name: 'contact-message',
    language: estateLanguage,
    data: { brand: { name, email, phone, address }, contact: { ...message, language: inWords[language] } },
  };
}
