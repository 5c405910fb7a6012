import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import type { Brand, Language, NewsletterMail } from '../../platform/content/index.ts';
import type { Context } from '../../platform/context.ts';
import type { MailOrder } from '../../platform/mail/mail.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { SiteContent } from '../site/index.ts';
import { confirmDays, makeConfirmToken, saveSubscriptionRequest, type SubscriptionRequest } from './newsletter.store.ts';

export const confirmKind = 'newsletter confirmation mail';

interface ConfirmOrder {
  email: string;
  site: string;
  /** Scheme and host with which the mail's links begin. */
  address: string;
}

/**
 * Somebody wishes for the newsletter: asks for a confirmation by mail, once the transaction is done (double opt-in). The checkboxes
 * of checkout and booking call it too. False when the address is subscribed already.
 */
export async function requestSubscription(outbox: Outbox, tx: Db, request: SubscriptionRequest, address: string): Promise<boolean> {
  const state = await saveSubscriptionRequest(tx, request);
  if (state === 'ask')
    await outbox.add(tx, {
      kind: confirmKind,
      key: `newsletter:${randomUUID()}`,
      payload: { email: request.email, site: request.site, address } satisfies ConfirmOrder,
    });
  return state !== 'subscribed';
}

/** The token is made when the mail is written, so that none ever stands in the outbox. */
export function registerConfirmMail(context: Context, siteContent: () => Promise<SiteContent>): void {
  context.outbox.register(confirmKind, 'mail', async ({ email, site, address }: ConfirmOrder, { key, signal }) => {
    const brand = (await siteContent()).brands.get(site);
    const made = brand && (await makeConfirmToken(context.db, { email, site }));
    if (!brand || !made) return;
    const link = `${address}/newsletter/confirm?token=${made.token}&language=${made.language}`;
    await context.mail.send(newsletterMail('newsletter-confirm', key, email, brand, made.language, { link, unsubscribe: '' }), signal);
  });
}

/** The mail that says it is done, with the way out. */
export function welcomeMail(key: string, email: string, brand: Brand, language: Language, address: string, unsubscribeToken: string): MailOrder {
  const unsubscribe = `${address}/newsletter/unsubscribe?token=${unsubscribeToken}&language=${language}`;
  return newsletterMail('newsletter-welcome', key, email, brand, language, { link: '', unsubscribe });
}

function newsletterMail(
  name: string,
  key: string,
  to: string,
  brand: Brand,
  language: Language,
  links: Pick<NewsletterMail['newsletter'], 'link' | 'unsubscribe'>,
): MailOrder<NewsletterMail> {
  const { name: brandName, email, phone, address, newsletter } = brand;
  return {
    key,
    to,
    name,
    language,
    data: {
      brand: { name: brandName, email, phone, address },
      newsletter: { title: newsletter.title[language], text: newsletter.text[language], days: confirmDays, ...links },
    },
  };
}
