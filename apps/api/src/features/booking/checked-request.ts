import type { components } from '@parral/api-spec';
import {
  amountDue,
  areVisitorsAllowed,
  billingErrors,
  bookingTotal,
  isDocumentNumber,
  isEmail,
  isPhone,
  normaliseDocumentNumber,
  normaliseEmail,
  visitorBounds,
  type Cents,
  type FieldErrors,
  type VisitorCounts,
} from '@parral/rules';
import type { Experience } from '../../platform/content/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import type { Billing, VisitorGroup } from './booking.schema.ts';
import type { BookingTerms } from './booking-deps.ts';

type Schemas = components['schemas'];

/** Who comes, and who books, in its kept form: e-mail lower-cased, document numbers in capitals. */
export interface Group {
  counts: VisitorCounts;
  visitor: VisitorGroup;
}

/** The visit that a site offers in a language. Throws NOT_FOUND, and BAD_REQUEST for a language in which it is not guided. */
export function visitOf({ visits }: Pick<BookingTerms, 'visits'>, { experience_id: id, language, site }: Omit<Schemas['BookingData'], 'date'>): Experience {
  const visit = visits.get(id);
  if (visit === undefined || visit.brand !== site) throw new ApiError('NOT_FOUND');
  if (!visit.languages.includes(language)) throw new ApiError('BAD_REQUEST', { fields: { 'booking_data.language': 'BAD_REQUEST' } });
  return visit;
}

/**
 * The group of a submission (specification sections 3 and 5). Throws VISITORS_OUT_OF_RANGE where the visit, or the voucher
 * by its `participants`, does not take so many; BAD_REQUEST or DOCUMENT_NUMBER_INVALID with the invalid fields.
 */
export function groupOf(data: Schemas['VisitorGroupData'], visit: Experience, site: string, participants?: number): Group {
  const { adults_number: adults, children_number: children, babies_number: babies, web_language: _language, site: ofGroup, ...who } = data;
  const counts = { adults, children, babies };
  const errors: FieldErrors = {};
  if (ofGroup !== site) errors['visitor_group_data.site'] = 'BAD_REQUEST';
  if (!isEmail(who.email)) errors['visitor_group_data.email'] = 'BAD_REQUEST';
  if (!isPhone(who.phone_number)) errors['visitor_group_data.phone_number'] = 'BAD_REQUEST';
  if (!isDocumentNumber(who.document_type, who.document_number)) errors['visitor_group_data.document_number'] = 'DOCUMENT_NUMBER_INVALID';
  refuseFields(errors);
  if (!areVisitorsAllowed(counts, visitorBounds({ min: visit.minVisitors, max: visit.maxVisitors }, participants)))
    throw new ApiError('VISITORS_OUT_OF_RANGE', { fields: { 'visitor_group_data.adults_number': 'VISITORS_OUT_OF_RANGE' } });
  const visitor = { ...who, email: normaliseEmail(who.email), document_number: normaliseDocumentNumber(who.document_number) };
  return { counts, visitor };
}

/** The billing address in its kept form; null for none. `postcodePattern` gives a country's pattern, null where it is free. Throws as `groupOf`. */
export function billingOf(billing: Billing | null, postcodePattern: (country: string) => string | null): Billing | null {
  if (billing === null) return null;
  refuseFields(billingErrors(billing, 'billing_address_data', postcodePattern));
  return { ...billing, email: normaliseEmail(billing.email), document_number: normaliseDocumentNumber(billing.document_number) };
}

/** Adult, child and baby prices times their counts, and what of it the card is asked for, in cents. */
export function priceOf(visit: Experience, counts: VisitorCounts): { totalCents: Cents; dueCents: Cents } {
  const { adult, child, baby } = visit.prices;
  const totalCents = bookingTotal(counts, { adults: adult, children: child, babies: baby });
  return { totalCents, dueCents: amountDue(totalCents) };
}
