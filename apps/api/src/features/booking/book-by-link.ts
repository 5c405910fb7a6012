import { amountDue, type Cents } from '@parral/rules';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { takePlaces } from '../experiences/index.ts';
import { type LinkForm, takesLinks } from '../links/index.ts';
import { VisitRefused } from './act-on-visit.ts';
import { type GuestWish, guestDraft, noPlaces } from './book-for-guest.ts';
import { type BookingDeps, PlacesGone } from './booking-deps.ts';
import { priceOf } from './checked-request.ts';
import { freeElapsed } from './expire-holds.ts';
import { insertIntent } from './intent.store.ts';
import { momentOf, peopleOf } from './visit-words.ts';

export interface LinkWish extends GuestWish {
  /** Stands in the mail, in the words of the estate. */
  words: string;
  /** So long the places are held and the link can be paid; no longer than until the visit begins. */
  holdHours: number;
  /** What was agreed, where it is not what the visit costs; in cents. */
  agreedCents?: Cents | undefined;
  /** The request of a group that it answers. */
  groupRequest?: string;
  /** Done in the transaction that holds the places, with the id of the link. */
  alongside?(tx: Db, id: string): Promise<void>;
}

/**
 * Holds the places of a visit and mails who comes a link to pay it, in one transaction; nothing is booked until then. Returns the id of the
 * link; a form sent again is the same one (`makeOnce`). Throws what `bookForGuest` throws, and VisitRefused where nothing is due, the
 * visit begins within the hour, or the brand has no page that a link could lead to.
 */
export async function bookByLink(deps: BookingDeps, wish: LinkWish): Promise<string> {
  const { key, from: _, alongside: _done, ...said } = wish;
  return deps.context.links.makeOnce(key, said, (form) => holdAndAsk(deps, wish, form));
}

async function holdAndAsk(deps: BookingDeps, wish: LinkWish, form: LinkForm): Promise<string> {
  const { db, config, links } = deps.context;
  const id = randomUUID();
  const terms = await deps.terms();
  const { visit, slot, draft } = await guestDraft(deps, terms, wish);
  const price = wish.agreedCents === undefined ? priceOf(visit, wish.counts) : { totalCents: wish.agreedCents, dueCents: amountDue(wish.agreedCents) };
  const hours = Math.min(wish.holdHours, Math.floor((slot.startsAt.getTime() - Date.now()) / 3_600_000));
  const { webLanguage: language, brand } = draft;
  if (!takesLinks(terms.site, brand, language))
    throw new VisitRefused(`${brand} has no page with the key payment-link in ${language}: a link could lead nowhere.`, 'link_leads_nowhere');
  if (price.dueCents === 0) throw new VisitRefused('Nothing is due for this visit: book it free of charge.', 'nothing_due');
  if (hours < 1) throw new VisitRefused(`The visit at ${wish.date} begins too soon to be paid by a link: it is paid at the estate.`, 'too_soon_for_link');
  const people = peopleOf(draft, language).map(({ label, quantity }) => `${quantity} ${label}`);
  const line = { title: visit.name[language] ?? wish.experienceId, detail: [momentOf(slot.startsAt, language), ...people].join(', ') };
  const once = () =>
    transaction(db, async (tx) => {
      await insertIntent(tx, { ...draft, id, sessionId: id, ...price }, config.reconcileAfterSeconds, hours);
      if (!(await takePlaces(tx, slot.id, draft.people, 'held'))) throw new PlacesGone();
      const { name, email } = draft.visitor;
      const content = { lines: [{ ...line, quantity: 1, cents: price.totalCents }], shipping: null };
      const what = { id, kind: 'visit' as const, brand, language, origin: draft.origin, name, email, words: wish.words.trim() };
      await links.make(tx, { ...form, ...what, content, amountCents: price.totalCents, terms: {}, holdHours: hours });
      await wish.alongside?.(tx, id);
    });
  await once()
    .catch(async (error: unknown) => {
      if (error instanceof PlacesGone && (await freeElapsed(deps, slot.id))) return once();
      throw error;
    })
    .catch((error: unknown) => {
      throw error instanceof PlacesGone ? noPlaces(wish) : error;
    });
  return id;
}
