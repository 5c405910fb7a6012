import type { MailOrder } from '../../platform/mail/mail.ts';
import { languageName } from '../../platform/words/words.ts';
import { type BookingTerms, experiencePage } from './booking-deps.ts';
import type { SlotRow } from '../experiences/index.ts';
import { dayOf, momentOf, timeOf, words } from './visit-words.ts';
import type { WaitingRow } from './waiting.store.ts';

/** A mail to somebody who waits for places; its link leads to the visit with the token of their place in the list. `reason`: why the day is closed. */
export function waitingMail(
  name: 'waiting-list-joined' | 'waiting-list-offer' | 'waiting-list-closed',
  { place, slot }: { place: WaitingRow; slot: SlotRow },
  terms: BookingTerms,
  reason = '',
): MailOrder {
  const { webLanguage: language } = place;
  const brand = terms.site.brands.get(place.brand);
  const visit = terms.visits.get(place.experienceId);
  return {
    key: `waiting:${place.id}:${name}`,
    sequence: `waiting:${place.id}`,
    to: place.email,
    name,
    language,
    data: {
      brand: { name: brand?.name ?? place.brand, email: brand?.email ?? '', phone: brand?.phone ?? '', address: brand?.address ?? [] },
      visit: {
        reference: '',
        name: place.name,
        experience: visit?.name[language] ?? place.experienceId,
        day: dayOf(slot.startsAt, language),
        time: timeOf(slot.startsAt),
        endTime: timeOf(slot.endsAt),
        meetingPoint: visit?.meetingPoint[language] ?? '',
        language: languageName(place.language, language),
        people: [{ label: words(language)('people'), quantity: place.people }],
        total: '',
        tax: null,
        link: `${place.origin}${experiencePage(terms, place)}?waiting_list=${place.token}`,
        code: '',
        until: place.claimExpiresAt === null ? null : momentOf(place.claimExpiresAt, language),
        invoice: null,
        isInvoiced: false,
        refund: null,
        reason,
        directions: '',
        bring: [],
        wines: [],
        visits: `${place.origin}${brand?.paths['visits']?.[language] ?? experiencePage(terms, place)}`,
      },
    },
  };
}
