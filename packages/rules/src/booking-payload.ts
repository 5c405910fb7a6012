import type { components } from '@parral/api-spec';
import type { BookingState } from './booking-state.ts';
import { normaliseEmail } from './contact-fields.ts';
import { normaliseDocumentNumber } from './document-number.ts';
import { monthOf } from './booking-months.ts';

type Schemas = components['schemas'];
type Site = Schemas['Brand'];

/** Longest comment of a visitor, in letters. */
export const visitorCommentMax = 500;

/** `visitor_group_data`: e-mail lower-cased, an empty region left out (specification section 3). `consentDate`: ISO instant of the consent. */
export function visitorGroupPayload(
  { firstStep, thirdStep }: Pick<BookingState, 'firstStep' | 'thirdStep'>,
  { consentDate, webLanguage, site }: { consentDate: string; webLanguage: Schemas['Language']; site: Site },
): Schemas['VisitorGroupData'] {
  const region = thirdStep.region.trim();
  return {
    document_type: thirdStep.documentType,
    document_number: normaliseDocumentNumber(thirdStep.documentNumber),
    name: thirdStep.name.trim(),
    surname: thirdStep.surname.trim(),
    email: normaliseEmail(thirdStep.email),
    phone_number: thirdStep.phoneNumber.trim(),
    comment: thirdStep.comment.trim(),
    country: thirdStep.country,
    ...(region !== '' && { region }),
    has_newsletter_subscription: thirdStep.newsletter,
    ...(thirdStep.followUp && { has_follow_up_consent: true }),
    consent_date: consentDate,
    adults_number: firstStep.adults,
    children_number: firstStep.children,
    babies_number: firstStep.babies,
    web_language: webLanguage,
    site,
  };
}

/** `booking_data`: the slot in wall time of the estate, `YYYY-MM-DDTHH:MM`. */
export function bookingDataPayload({ experienceId, firstStep, secondStep }: BookingState, site: Site): Schemas['BookingData'] {
  return { experience_id: experienceId, language: firstStep.language as Schemas['Language'], date: `${secondStep.day}T${secondStep.time}`, site };
}

/**
 * A booking intent as it is taken up again: step 2, the month and year of its date, everything that was typed, and the consent
 * given (specification section 4). The slot is to be chosen anew.
 */
export function restoredBooking({ id, experience_id, language, date, visitor_group: group }: Schemas['BookingIntent'], empty: BookingState): BookingState {
  return {
    ...empty,
    bookingIntentId: id,
    experienceId: experience_id,
    step: 2,
    firstStep: { language, adults: group.adults_number, children: group.children_number, babies: group.babies_number },
    secondStep: { ...monthOf(date), day: '', time: '' },
    thirdStep: {
      documentType: group.document_type,
      documentNumber: group.document_number,
      name: group.name,
      surname: group.surname,
      email: group.email,
      phoneNumber: group.phone_number,
      country: group.country,
      region: group.region,
      comment: group.comment,
      consent: true,
      newsletter: group.has_newsletter_subscription,
      followUp: group.has_follow_up_consent,
    },
  };
}
