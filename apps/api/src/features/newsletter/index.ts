import { normaliseEmail } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { answer, type Handlers } from '../../platform/http/handlers.ts';
import { siteOrigin } from '../../platform/origin/site-origin.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { personAsked, personErased } from '../session/index.ts';
import { loadSite } from '../site/index.ts';
import { confirmKind, registerConfirmMail, welcomeMail, requestSubscription } from './confirm-mail.ts';
import { confirmSubscription, deleteSubscriptions, deleteUnconfirmed, endSubscription, subscriptionsOf } from './newsletter.store.ts';

export { requestSubscription } from './confirm-mail.ts';
export { isSubscribed, listConfirmed, type Subscriber } from './newsletter.store.ts';

export const uses = ['session', 'site'] as const;

type NewsletterHandlers = Pick<Handlers, 'subscribeToNewsletter' | 'confirmNewsletter' | 'endNewsletter'>;

/** Forgets an address (lower case), with the mails to it that have not left yet. */
async function forgetSubscriber(outbox: Outbox, tx: Db, email: string): Promise<void> {
  await deleteSubscriptions(tx, email);
  await outbox.drop(tx, confirmKind, { email });
}

/** Subscriptions (specification sections 2, 5, 7 and 8, newsletter): asked for, confirmed by mail, ended by a link. */
export function newsletter(context: Context): NewsletterHandlers {
  const siteContent = context.content.memo(loadSite);
  const { db, jobs, limits, config } = context;
  registerConfirmMail(context, siteContent);
  context.events.onWithin(personAsked, async (tx, { person, file }) => file.add('newsletter', await subscriptionsOf(tx, person.email)));
  context.events.onWithin(personErased, (tx, { email }) => forgetSubscriber(context.outbox, tx, email));
  jobs.every(86_400, 'newsletter wishes that nobody confirmed', () => deleteUnconfirmed(db));
  return {
    async subscribeToNewsletter({ body, request }) {
      await limits.take('newsletter by address', request.ip);
      const brand = (await siteContent()).brands.get(body.site);
      if (brand === undefined) throw new ApiError('BAD_REQUEST', { fields: { site: 'UNKNOWN' } });
      const address = siteOrigin(request, brand.hosts, config.publicUrl);
      const subscription = { ...body, email: normaliseEmail(body.email) };
      const isNew = await transaction(db, (tx) => requestSubscription(context.outbox, tx, subscription, address));
      return isNew ? { status: 'ok' } : answer(409, { detail: 'Already registered' });
    },

    async confirmNewsletter({ body, request }) {
      await limits.take('newsletter link by address', request.ip);
      const { brands } = await siteContent();
      await transaction(db, async (tx) => {
        const confirmed = await confirmSubscription(tx, body.token);
        if (confirmed === null) throw new ApiError('NEWSLETTER_TOKEN_INVALID');
        const { email, site, language, unsubscribeToken, isNew } = confirmed;
        const brand = brands.get(site);
        if (!isNew || brand === undefined) return;
        const address = siteOrigin(request, brand.hosts, config.publicUrl);
        await context.mail.order(tx, welcomeMail(`newsletter welcome:${unsubscribeToken}`, email, brand, language, address, unsubscribeToken));
      });
      return { status: 'ok' };
    },

    // The same answer for a token that is nobody's: the link of an old letter has done its work before.
    async endNewsletter({ body, request }) {
      await limits.take('newsletter link by address', request.ip);
      await endSubscription(db, body.token);
      return { status: 'ok' };
    },
  };
}
