import { answers, requestsTo, containing, exactly, refuse, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { bookingStory } from '../../../testing/booking-story.tsx';
import { booked, bookingAddress } from '../../../testing/example-booking.ts';
import { exampleOpened } from '../../../testing/example-visit.ts';
import type VisitBooking from '../VisitBooking.tsx';

const meta = { ...bookingStory, title: 'Blocks/Booking/Visit booking in detail' } satisfies Meta<typeof VisitBooking>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sections 2 and 9, word by word: children, 5 to 17; babies, up to 4. */
export const Ages: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(exactly('Niños, de 5 a 17 años', 'Children, aged 5 to 17'))).toBeVisible();
    await expect(canvas.getByLabelText(exactly('Bebés, hasta 4 años', 'Babies, up to 4'))).toBeVisible();
  },
};

/** Section 2: vouchers are "enabled only when a page data attribute allows it": without it not even `?voucher=` leads to them. */
export const WithoutVouchers: Story = {
  parameters: bookingAddress('?voucher=U-7K2M-4821'),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await expect(await canvas.findByRole('button', { name: t('choose_date') })).toBeVisible();
    await expect(canvas.queryByLabelText(t('voucher_code'))).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: t('voucher_redeem') })).not.toBeInTheDocument();
    await expect(requestsTo('checkVoucher')).toEqual([]);
  },
};

/** Section 4: "Next moves forward, back moves backward, each scrolling to the top"; the focus goes to the heading. */
export const TopOfEachStep: Story = {
  parameters: bookingAddress(booked({ step: 3 })),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    const room = document.createElement('div');
    room.style.blockSize = '3000px';
    document.body.append(room);
    try {
      const next = await canvas.findByRole('button', { name: t('next') });
      for (const [button, heading] of [
        [next, 'billing_title'],
        ['back', 'client_title'],
        ['back', 'when_title'],
      ] as const) {
        window.scrollTo({ top: 400, behavior: 'instant' });
        await userEvent.click(button === 'back' ? canvas.getByRole('button', { name: t('back') }) : button);
        await waitFor(() => expect(canvas.getByRole('heading', { name: t(heading) })).toHaveFocus());
        await expect(window.scrollY).toBe(0);
      }
    } finally {
      room.remove();
    }
  },
};

/** Sections 2 and 5: newsletter optional: neither ticked beforehand nor asked for, and sent as it was chosen. */
export const NewsletterOptional: Story = {
  parameters: bookingAddress(booked({ step: 3 })),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    const newsletter = await canvas.findByRole('checkbox', { name: t('newsletter', { brand: 'Alba' }) });
    await expect(newsletter).not.toBeChecked();
    await expect(newsletter).not.toBeRequired();
    await userEvent.click(newsletter);
    await userEvent.click(newsletter);
    await userEvent.click(canvas.getByRole('button', { name: t('next') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('to_payment') }));
    await waitFor(() => expect(requestsTo('createBookingIntent')[0]?.body).toMatchObject({ visitor_group_data: { has_newsletter_subscription: false } }));
  },
};

/** Section 4: "a choice of person or company; changing it clears first name, last name and company". */
export const BillingCompany: Story = {
  parameters: bookingAddress(booked({ step: 4 })),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.click(await canvas.findByRole('checkbox', { name: t('billing_wanted') }));
    await userEvent.type(canvas.getByLabelText(t('label_name')), 'Lucía');
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByLabelText(t('label_documentType')), 'nif_cif');
    await userEvent.click(canvas.getByRole('radio', { name: t('entity_company') }));
    await userEvent.type(canvas.getByLabelText(t('label_company')), 'Bar Laurel SL');
    await userEvent.click(canvas.getByRole('radio', { name: t('entity_person') }));
    await expect(canvas.getByLabelText(t('label_name'))).toHaveValue('');
    await userEvent.click(canvas.getByRole('radio', { name: t('entity_company') }));
    await expect(canvas.getByLabelText(t('label_company'))).toHaveValue('');
  },
};

const invoice = {
  documentNumber: '12345678Z',
  name: 'Lucía',
  surname: 'Arteaga',
  email: 'lucia@correo.es',
  address: 'Calle del Laurel, 14',
  postalCode: '2600',
  locality: 'Logroño',
};

/** Section 5: "postcode must match the country's regex when a country is set", said before anything is sent. */
export const BillingPostcode: Story = {
  parameters: bookingAddress(booked({ step: 4 })),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.click(await canvas.findByRole('checkbox', { name: t('billing_wanted') }));
    for (const [field, value] of Object.entries(invoice)) await userEvent.type(canvas.getByLabelText(t(`label_${field as keyof typeof invoice}`)), value);
    await userEvent.click(canvas.getByRole('button', { name: t('to_payment') }));
    const postcode = canvas.getByLabelText(t('label_postalCode'));
    await waitFor(() => expect(postcode).toHaveAccessibleDescription(containing(t('error_postcode'))));
    await expect(requestsTo('createBookingIntent')).toEqual([]);
    await userEvent.type(postcode, '1');
    await userEvent.click(canvas.getByRole('button', { name: t('to_payment') }));
    await waitFor(() => expect(requestsTo('createBookingIntent')[0]?.body).toMatchObject({ billing_address_data: { postcode: '26001', country_id: 'ES' } }));
  },
};

/** Fault: a reload while paying loses the invoice's data. They come back with the tab, whatever else stands where they are kept. */
export const InvoiceAfterReload: Story = {
  parameters: bookingAddress(booked({ step: 4, fourthStep: 'payment', bookingIntentId: 'bi_1' })),
  beforeEach: () => {
    sessionStorage.setItem('booking.invoice', JSON.stringify({ ...invoice, wanted: true, entity: 'nobody', region: 7 }));
    return () => sessionStorage.removeItem('booking.invoice');
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await expect(await canvas.findByRole('checkbox', { name: t('billing_wanted') })).toBeChecked();
    await expect(canvas.getByLabelText(t('label_address'))).toHaveValue(invoice.address);
    await expect(canvas.getByLabelText(t('label_region'))).toHaveValue('');
  },
};

/** Section 8, word by word: "An error has occurred" and "Please, try again later". */
export const ErrorWords: Story = {
  parameters: { ...answers({ createBookingIntent: refuse(503, 'PAYMENT_PROVIDER_UNAVAILABLE') }), ...bookingAddress(booked({ step: 4 })) },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('to_payment') }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: exactly('Ha ocurrido un error', 'An error has occurred') })).toHaveFocus());
    await expect(canvas.getByText(exactly('Por favor, vuelva a intentarlo más tarde.', 'Please, try again later.'))).toBeVisible();
  },
};

/** Answers the second time only: the first the connection breaks off. */
function brokenOnce<Reply>(reply: Reply): () => Reply | Promise<never> {
  let isBroken = false;
  return () => {
    if (isBroken) return reply;
    isBroken = true;
    return Promise.reject(new TypeError('Failed to fetch'));
  };
}

/** A connection that breaks off while the booking is sent keeps everything, address and all, and the same is sent again. */
export const ConnectionLost: Story = {
  // Made anew for each run: the first sending of each is lost.
  beforeEach: ({ parameters }) => {
    Object.assign((parameters as ReturnType<typeof answers>).answers, answers({ createBookingIntent: brokenOnce(exampleOpened) }).answers);
  },
  parameters: bookingAddress(booked({ step: 4 })),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('to_payment') }));
    await expect(await canvas.findByText(t('offline'))).toBeVisible();
    await expect(canvas.queryByText(t('error_title'))).not.toBeInTheDocument();
    await expect(decodeURIComponent(location.hash)).toContain('"name":"Lucía"');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(await canvas.findByRole('button', { name: t('free_confirm') })).toBeEnabled();
    const [first, second] = requestsTo('createBookingIntent').map(({ body }) => body.booking_data);
    await expect(second).toEqual(first);
  },
};

/** The privacy notice stands before the button. */
export const PrivacyNoticeBeforeTheButton: Story = {
  parameters: bookingAddress(booked({ step: 3 })),
  play: async ({ canvas, canvasElement, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    const next = await canvas.findByRole('button', { name: t('next') });
    const notice = canvasElement.querySelector('[data-privacy-notice="visit"]');
    await expect(notice).toBeVisible();
    await expect((notice as Element).compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};
