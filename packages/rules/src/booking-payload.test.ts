import { describe, expect, it } from 'vitest';
import { bookingDataPayload, restoredBooking, visitorGroupPayload } from './booking-payload.ts';
import { type BookingState, emptyBooking } from './booking-state.ts';

const empty = emptyBooking({ month: 11, year: 2026 });
const state: BookingState = {
  ...empty,
  experienceId: '2',
  step: 3,
  firstStep: { language: 'es', adults: 2, children: 1, babies: 0 },
  secondStep: { month: 3, year: 2027, day: '2027-03-28', time: '12:00' },
  thirdStep: {
    ...empty.thirdStep,
    documentNumber: '12345678-z',
    name: ' Lucía ',
    surname: 'Arteaga',
    email: ' Lucia@Correo.ES',
    phoneNumber: '600 11 22 33',
    consent: true,
  },
};
const at = { consentDate: '2026-11-21T10:00:00.000Z', webLanguage: 'es', site: 'alba' } as const;

describe('section 3: the visitor-group submit payload', () => {
  it('"email (lower-cased)", "region (omitted when empty)", everything else as it was typed', () => {
    expect(visitorGroupPayload(state, at)).toEqual({
      document_type: 'dni',
      document_number: '12345678Z',
      name: 'Lucía',
      surname: 'Arteaga',
      email: 'lucia@correo.es',
      phone_number: '600 11 22 33',
      comment: '',
      country: 'ES',
      has_newsletter_subscription: false,
      consent_date: at.consentDate,
      adults_number: 2,
      children_number: 1,
      babies_number: 0,
      web_language: 'es',
      site: 'alba',
    });
    expect(visitorGroupPayload({ ...state, thirdStep: { ...state.thirdStep, region: 'La Rioja' } }, at).region).toBe('La Rioja');
  });
  it('the mail after the visit is agreed to by who ticked it alone', () => {
    expect(visitorGroupPayload(state, at)).not.toHaveProperty('has_follow_up_consent');
    expect(visitorGroupPayload({ ...state, thirdStep: { ...state.thirdStep, followUp: true } }, at).has_follow_up_consent).toBe(true);
  });
  it('booking data: the slot in wall time', () => {
    expect(bookingDataPayload(state, 'alba')).toEqual({ experience_id: '2', language: 'es', date: '2027-03-28T12:00', site: 'alba' });
  });
});

describe('section 4: "Restoring a booking intent from the hash sets step 2, a date-derived month and year, and pre-fills consent as true"', () => {
  it('does so, with everything typed and no slot', () => {
    const { consent_date: _, web_language: __, site: ___, ...group } = visitorGroupPayload(state, at);
    const intent = {
      id: 'bi_1',
      experience_id: '2',
      language: 'es' as const,
      date: '2027-03-28T12:00',
      visitor_group: { ...group, comment: '', region: '', has_follow_up_consent: true, billing_address: null },
      state: 'conflict' as const,
      hold_expires_at: '',
      hold_seconds_left: 0,
      extension_possible: false,
      total_price: 56,
      payment_due: true,
    };
    const restored = restoredBooking(intent, empty);
    expect(restored).toMatchObject({ bookingIntentId: 'bi_1', step: 2, secondStep: { month: 3, year: 2027, day: '', time: '' }, firstStep: state.firstStep });
    expect(restored.thirdStep).toMatchObject({ consent: true, followUp: true, name: 'Lucía', email: 'lucia@correo.es' });
  });
});
