import { type BookingState, emptyBooking } from '@parral/rules';
import { answers, requestsTo, containing, exactly, never, refuse, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bookingStory } from '../../testing/booking-story.tsx';
import { booked, bookingAddress, exampleBookingData, nextYear } from '../../testing/example-booking.ts';
import { exampleExperience, exampleOpened, exampleOptions, exampleSlots } from '../../testing/example-visit.ts';
import type VisitBooking from './VisitBooking.tsx';

const meta = { ...bookingStory, title: 'Blocks/Booking/Visit booking' } satisfies Meta<typeof VisitBooking>;
export default meta;
type Story = StoryObj<typeof meta>;

const stateInAddress = () => JSON.parse(decodeURIComponent(location.hash.slice(1))) as BookingState;

/** Section 2, step 1: language, adults, children, babies; "Step 1 to 2 needs the next button enabled" (section 4). */
export const Visitors: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    const next = await canvas.findByRole('button', { name: t('choose_date') });
    await expect(next).toBeDisabled();
    await userEvent.selectOptions(canvas.getByLabelText(t('language')), 'en');
    await userEvent.selectOptions(canvas.getByLabelText(t('adults')), '4');
    await userEvent.selectOptions(canvas.getByLabelText(t('children')), '5');
    // Section 4: "Changing visitor counts recomputes the selectable number options": 12 in all, so 3 babies at most.
    await expect(canvas.getByLabelText(t('babies')).querySelectorAll('option')).toHaveLength(4);
    await expect(next).toBeEnabled();
    // Section 9: 4 × 24 + 5 × 8.
    await expect(canvas.getAllByText(/136[.,]00/).length).toBeGreaterThan(0);
    await waitFor(() => expect(stateInAddress().firstStep).toEqual({ language: 'en', adults: 4, children: 5, babies: 0 }));
  },
};

/** Section 2, step 2: month, year, days with their times; section 9: AM and PM, and the places left where they are few. */
export const Dates: Story = {
  parameters: bookingAddress(booked({ step: 2, secondStep: { month: 5, year: nextYear, day: '', time: '' } })),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    const next = await canvas.findByRole('button', { name: t('to_client') });
    await expect(next).toBeDisabled();
    await userEvent.click(await canvas.findByRole('radio', { name: /24.*2/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: /12:00 PM/ }));
    await expect(canvas.getByText(t('places_left', { count: 3 }))).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /16:30 PM/ })).toBeDisabled();
    await expect(next).toBeEnabled();
    await expect(requestsTo('listSlotOptions').at(-1)?.query).toEqual({
      month: '5',
      year: String(nextYear),
      language: 'es',
      visitor_number: '4',
      site: expect.any(String) as string,
    });
  },
};

/** A visit of the harvest begins at its first month with a free day and says its season; a month without any leads back there. */
export const SeasonalVisit: Story = {
  args: {
    data: {
      ...exampleBookingData,
      visit: {
        experience: { ...exampleExperience, season: [{ from: '09-15', until: '10-12' }] },
        options: exampleOptions,
        nextFree: `${nextYear}-09-16T06:00`,
      },
    },
  },
  parameters: { ...answers({ listSlotOptions: ({ query }) => (query['month'] === '9' ? exampleSlots(nextYear, 9) : []) }), ...bookingAddress() },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.selectOptions(await canvas.findByLabelText(t('language')), 'es');
    await userEvent.click(canvas.getByRole('button', { name: t('choose_date') }));
    await expect(await canvas.findByLabelText(t('month'))).toHaveValue('9');
    await expect(canvas.getByLabelText(t('year'))).toHaveValue(String(nextYear));
    await expect(await canvas.findByRole('radio', { name: /24.*2/ })).toBeEnabled();
    await expect(canvas.getByText(/15.*12/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText(t('month')), '11');
    await expect(await canvas.findByText(t('date_unavailable'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /16/ }));
    await expect(canvas.getByLabelText(t('month'))).toHaveValue('9');
  },
};

/** Section 4: "Changing month or year clears the chosen slot and reloads slots". */
export const MonthChanged: Story = {
  parameters: bookingAddress(booked({ step: 2 })),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await expect(await canvas.findByRole('radio', { name: /12:00 PM/ })).toBeChecked();
    await userEvent.selectOptions(canvas.getByLabelText(t('month')), '6');
    await waitFor(() => expect(requestsTo('listSlotOptions').at(-1)?.query).toMatchObject({ month: '6' }));
    await expect(await canvas.findByRole('button', { name: t('to_client') })).toBeDisabled();
    await waitFor(() => expect(stateInAddress().secondStep).toEqual({ month: 6, year: nextYear, day: '', time: '' }));
  },
};

export const DatesLoading: Story = {
  parameters: { ...answers({ listSlotOptions: never }), ...bookingAddress(booked({ step: 2 })) },
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByText(wordsIn('booking/visit-booking', story)('slots_loading'))).toBeInTheDocument();
  },
};

export const DatesFailed: Story = {
  parameters: { ...answers({ listSlotOptions: refuse(500, 'INTERNAL_ERROR') }), ...bookingAddress(booked({ step: 2 })) },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('slots_failed_title'));
    await expect(canvas.getByRole('button', { name: t('retry') })).toBeEnabled();
  },
};

/** The world's countries are no part of the page: they are asked for, once, when the forms come near; without them there is no form, and a way to ask again. */
export const CountriesMissing: Story = {
  parameters: {
    ...answers({ getBookingOptions: () => (requestsTo('getBookingOptions').length > 1 ? exampleOptions : refuse(400, 'BAD_REQUEST')) }),
    ...bookingAddress(booked({ step: 1 })),
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    const next = await canvas.findByRole('button', { name: t('choose_date') });
    await expect(requestsTo('getBookingOptions')).toEqual([]);
    await userEvent.click(next);
    // The dates are not what is missing.
    await expect(await canvas.findByRole('radio', { name: /12:00 PM/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: t('to_client') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('forms_failed_title'));
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(within(await canvas.findByLabelText(t('label_country'))).getByRole('option', { name: 'Francia' })).toBeInTheDocument();
    await expect(requestsTo('getBookingOptions')).toHaveLength(2);
  },
};

/** Section 8: "Empty slot list shows DATE_UNAVAILABLE". */
export const NoDates: Story = {
  parameters: { ...answers({ listSlotOptions: () => [] }), ...bookingAddress(booked({ step: 2 })) },
  play: async ({ canvas }) => {
    const words = exactly(
      'Lo sentimos: no es posible reservar esta visita en las fechas elegidas.',
      "We apologize, it's not possible to book this experience in the selected date.",
    );
    await expect(await canvas.findByText(words)).toBeVisible();
  },
};

/** Section 5: "Slots are not fetched for months before the current one". */
export const PastMonth: Story = {
  parameters: bookingAddress(booked({ step: 2, secondStep: { month: 1, year: nextYear - 2, day: '', time: '' } })),
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByText(wordsIn('booking/visit-booking', story)('date_unavailable'))).toBeVisible();
    await expect(requestsTo('listSlotOptions')).toEqual([]);
  },
};

/** Section 4: a reply for a month that is no longer looked at is discarded, however late it comes. */
export const LateReply: Story = {
  parameters: {
    ...answers({
      listSlotOptions: async ({ query }) => {
        if (query['month'] === '6') await new Promise((done) => setTimeout(done, 600));
        return query['month'] === '6' ? exampleSlots(nextYear, 6) : [];
      },
    }),
    ...bookingAddress(booked({ step: 2, secondStep: { month: 6, year: nextYear, day: '', time: '' } })),
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.selectOptions(await canvas.findByLabelText(t('month')), '7');
    await expect(await canvas.findByText(t('date_unavailable'))).toBeVisible();
    await waitFor(() => expect(requestsTo('listSlotOptions').map(({ query }) => query['month'])).toEqual(['6', '7']));
    await new Promise((done) => setTimeout(done, 900));
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

/** Section 2, step 3: NEXT, and the note about the invoice; section 5: next is off when the form is dirty and lacks consent. */
export const Client: Story = {
  parameters: bookingAddress(booked({ step: 3 })),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    const next = await canvas.findByRole('button', { name: t('next') });
    await expect(next).toBeEnabled();
    await expect(canvas.getByText(t('invoice_note'))).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: containing(t('consent')) }));
    await expect(next).toBeDisabled();
    await expect(canvas.getByText(t('error_consent'))).toBeVisible();
    await expect(next).toHaveAccessibleDescription(containing(t('label_consent')));
  },
};

/** Section 5: an untouched form may be tried; then everything that is missing is named, and the focus is on its summary. */
export const ClientErrors: Story = {
  parameters: bookingAddress(booked({ step: 3, thirdStep: emptyBooking({ month: 5, year: nextYear }).thirdStep })),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('next') }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('error_named', { field: t('label_email'), message: t('error_required') }));
  },
};

/** Section 2, step 4, first half: an invoice for who wants one. */
export const Billing: Story = {
  parameters: bookingAddress(booked({ step: 4 })),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.click(await canvas.findByRole('checkbox', { name: t('billing_wanted') }));
    await userEvent.click(canvas.getByRole('button', { name: t('to_payment') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('label_postalCode'));
    await expect(requestsTo('createBookingIntent')).toEqual([]);
  },
};

/** Section 7: what a submission sends; then the payment, here with nothing due, beside the time for which the places are held. */
export const Payment: Story = {
  parameters: bookingAddress(booked({ step: 4 })),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('to_payment') }));
    await expect(await canvas.findByRole('button', { name: t('free_confirm') })).toBeEnabled();
    await expect(await canvas.findByRole('timer', { name: t('hold_label') })).toHaveTextContent(/^1[45]:/);
    await expect(requestsTo('createBookingIntent')[0]?.body).toMatchObject({
      billing_address_data: null,
      visitor_group_data: { email: 'lucia@correo.es', adults_number: 2, children_number: 1, babies_number: 1 },
      booking_data: { experience_id: '2', language: 'es', date: `${nextYear}-05-24T12:00` },
    });
    // Where it begins and until when it can be called off stand beside the button.
    await expect(canvas.getByText(exampleExperience.meeting_point)).toBeVisible();
    await expect(canvas.getByText(t('before_change_text', { count: 48 }))).toBeVisible();
    await expect(stateInAddress()).toMatchObject({ step: 4, fourthStep: 'payment', bookingIntentId: 'bi_1' });
    await expect(location.hash).not.toContain('secret');
  },
};

/** More time is offered before the end, once. */
export const HoldNearlyOver: Story = {
  parameters: {
    ...answers({
      createBookingIntent: { ...exampleOpened, hold_seconds_left: 100 },
      extendBookingHold: {
        booking_intent_id: 'bi_1',
        state: 'held',
        hold_expires_at: exampleOpened.hold_expires_at,
        hold_seconds_left: 900,
        extension_possible: false,
      },
    }),
    ...bookingAddress(booked({ step: 4 })),
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('to_payment') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('hold_extend') }));
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/^1[45]:/));
    await expect(canvas.queryByRole('button', { name: t('hold_extend') })).not.toBeInTheDocument();
  },
};

/** The hold is over: nothing can be paid before the places are held again. */
export const HoldOver: Story = {
  parameters: {
    ...answers({ createBookingIntent: { ...exampleOpened, hold_seconds_left: 0, extension_possible: false } }),
    ...bookingAddress(booked({ step: 4 })),
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('to_payment') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('expired_title'));
    await expect(canvas.getByRole('button', { name: t('free_confirm') })).toBeDisabled();
  },
};

/** Section 8: 409 shows the conflict, with a way back to step 2 where slot and list are cleared; the hash is cleared. */
export const Conflict: Story = {
  parameters: {
    ...answers({ createBookingIntent: refuse(409, 'SLOT_TAKEN', { booking_intent_id: 'bi_1', experience_page_url: '/es/visitas/la-bodega-de-1924' }) }),
    ...bookingAddress(booked({ step: 4 })),
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('to_payment') }));
    await expect(await canvas.findByText(t('error_conflict'))).toBeVisible();
    await expect(location.hash).toBe('');
    await expect(canvas.getByRole('link', { name: t('book_again') })).toHaveAttribute('href', '/es/visitas');
    await userEvent.click(canvas.getByRole('button', { name: t('other_date') }));
    await expect(await canvas.findByRole('button', { name: t('to_client') })).toBeDisabled();
    await waitFor(() => expect(stateInAddress()).toMatchObject({ step: 2, secondStep: { month: 5, day: '', time: '' }, thirdStep: { name: 'Lucía' } }));
  },
};

/** Section 8: any other failure shows the default subtitle, without a way back. */
export const Failed: Story = {
  parameters: { ...answers({ createBookingIntent: refuse(503, 'PAYMENT_PROVIDER_UNAVAILABLE') }), ...bookingAddress(booked({ step: 4 })) },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('to_payment') }));
    await expect(await canvas.findByText(t('error_default'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('other_date') })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: t('to_home') })).toHaveAttribute('href', '/es/');
    await expect(location.hash).toBe('');
  },
};

/** Section 4: an intent in the hash sets step 2, month and year of its date, and the consent as given. */
export const Restored: Story = {
  parameters: {
    ...answers({
      getBookingIntent: {
        id: 'bi_9',
        experience_id: '2',
        language: 'es',
        date: `${nextYear}-06-24T12:00`,
        visitor_group: {
          adults_number: 3,
          children_number: 0,
          babies_number: 0,
          document_type: 'dni',
          document_number: '12345678Z',
          name: 'Lucía',
          surname: 'Arteaga',
          email: 'lucia@correo.es',
          phone_number: '600112233',
          country: 'ES',
          region: '',
          comment: '',
          has_newsletter_subscription: false,
          has_follow_up_consent: false,
          billing_address: null,
        },
        state: 'conflict',
        hold_expires_at: exampleOpened.hold_expires_at,
        hold_seconds_left: 0,
        extension_possible: false,
        total_price: 72,
        payment_due: true,
      },
    }),
    ...bookingAddress(`#${encodeURIComponent('{"bookingIntentId":"bi_9"}')}`),
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await expect(await canvas.findByLabelText(t('month'))).toHaveValue('6');
    await expect(canvas.getByLabelText(t('year'))).toHaveValue(String(nextYear));
    await waitFor(() => expect(stateInAddress()).toMatchObject({ step: 2, thirdStep: { consent: true, name: 'Lucía' } }));
  },
};

/** Section 2: "Changing the hash moves to the step it names, or to step 1 if it names none"; Back and Forward keep what was typed. */
export const HashChanged: Story = {
  parameters: bookingAddress(booked({ step: 2 })),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('to_client') }));
    await userEvent.clear(await canvas.findByLabelText(t('label_surname')));
    await userEvent.type(canvas.getByLabelText(t('label_surname')), 'Sáenz');
    history.back();
    await canvas.findByRole('button', { name: t('to_client') });
    history.forward();
    await expect(await canvas.findByLabelText(t('label_surname'))).toHaveValue('Sáenz');
    location.hash = encodeURIComponent('{"step":2,"firstStep":{"language":"en","adults":2}}');
    await canvas.findByRole('button', { name: t('to_client') });
    location.hash = '%7B"broken';
    await expect(await canvas.findByRole('button', { name: t('choose_date') })).toBeVisible();
  },
};

/** Where a time is full: the offer to wait for places in it. */
export const Waiting: Story = {
  parameters: {
    ...answers({
      joinWaitingList: {
        state: 'waiting',
        experience_id: '2',
        experience_name: 'La bodega de 1924',
        experience_page_url: '/es/visitas/la-bodega-de-1924',
        date: `${nextYear}-05-24T16:30`,
        language: 'es',
        visitor_number: 4,
        claim_expires_at: null,
        claim_seconds_left: 0,
      },
    }),
    ...bookingAddress(booked({ step: 2 })),
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.click(await canvas.findByText(t('waiting_offer')));
    await userEvent.type(await canvas.findByLabelText(t('waiting_name')), 'Lucía');
    await userEvent.type(canvas.getByLabelText(t('label_email')), 'Lucia@Correo.es');
    await userEvent.click(canvas.getByRole('checkbox', { name: containing(t('consent')) }));
    await userEvent.click(canvas.getByRole('button', { name: t('waiting_join') }));
    await expect(await canvas.findByText(t('waiting_done_title'))).toBeVisible();
    await expect(requestsTo('joinWaitingList')[0]?.body).toMatchObject({ date: `${nextYear}-05-24T16:30`, visitor_number: 4, email: 'lucia@correo.es' });
  },
};
