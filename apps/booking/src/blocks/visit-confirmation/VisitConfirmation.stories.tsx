import { answers, requestsTo, never, page, refuse, wordsIn } from '@parral/site/stories';
import type { Language } from '@parral/api-spec/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { exampleConfirmation } from '../../testing/example-visit.ts';
import { capital, spokenText } from '../../formats/visit-text.ts';
import VisitConfirmation from './VisitConfirmation.tsx';

const paid = { address: '/es/visita-confirmada?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=succeeded' };

const meta = {
  title: 'Blocks/Booking/Visit confirmation',
  component: VisitConfirmation,
  // A failed capture is reported to the window (section 8), where it would count as a fault of the run.
  beforeEach: () => {
    spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  },
  args: {
    ...page,
    attributes: { experiencesUrl: '/es/visitas', homeUrl: '/es/', bookingUrl: '/es/reserva' },
    data: { contactEmail: 'bodega@alba.example', place: { latitude: 42.573, longitude: -2.803 }, scenes: {} },
  },
  parameters: { ...answers({ captureBooking: exampleConfirmation }), ...paid },
} satisfies Meta<typeof VisitConfirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Section 2: "Shows experience name, total visitors, language; two buttons"; the payment's secret leaves the address. */
export const Paid: Story = {
  beforeEach: () => sessionStorage.setItem('booking.invoice', '{"wanted":true}'),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-confirmation', story);
    await expect(await canvas.findByText('La bodega de 1924')).toBeVisible();
    // The day, as large as the page.
    await expect(canvas.getByText(/^(24 .+|\S+ 24)$/)).toBeVisible();
    await expect(canvas.getByText('4')).toBeVisible();
    await expect(canvas.getByText(capital(spokenText(['es'], story.globals['language'] as Language)))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('to_visits') })).toHaveAttribute('href', '/es/visitas');
    await expect(canvas.getByRole('link', { name: t('to_home') })).toHaveAttribute('href', '/es/');
    await expect(canvas.getByRole('link', { name: t('see_booking') })).toHaveAttribute('href', '/es/reserva/visit_x');
    // What one needs from now on: by which name to ask, the calendar, the way, and until when it can be called off.
    await expect(canvas.getAllByText('7K2F-9QXM')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: t('calendar') })).toHaveAttribute('href', '/api/booking/visit_x/calendar.ics');
    await expect(canvas.getByRole('link', { name: t('map') })).toHaveAttribute('href', expect.stringContaining('42.573,-2.803'));
    await expect(canvas.getByText('En la puerta del lagar, la verde.')).toBeVisible();
    await expect(canvas.getByText('12:35 PM')).toBeVisible();
    const terms = t('change_until', { until: '|' }).split('|')[0] ?? '';
    await expect(canvas.getByText(terms, { exact: false })).toBeVisible();
    await expect(location.search).not.toContain('secret');
    await expect(sessionStorage.getItem('booking.invoice')).toBeNull();
  },
};

/** Section 2: "… or voucher_redemption". */
export const Redeemed: Story = {
  parameters: {
    ...answers({ checkRedemption: { ...exampleConfirmation, booking: { ...exampleConfirmation.booking, total_price: 0 } } }),
    address: '/es/visita-confirmada?voucher_redemption=vr_1',
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-confirmation', story);
    await expect(await canvas.findByRole('heading', { name: t('thanks') })).toBeVisible();
    await expect(canvas.queryByText(t('total'))).not.toBeInTheDocument();
    await expect(requestsTo('captureBooking')).toEqual([]);
  },
};

/** Section 2: "On conflict it offers a way back to date selection: the experience page URL with a hash carrying bookingIntentId". */
export const Conflict: Story = {
  parameters: answers({ captureBooking: refuse(409, 'SLOT_TAKEN', { booking_intent_id: 'bi_1', experience_page_url: '/es/visitas/la-bodega-de-1924' }) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-confirmation', story);
    const back = await canvas.findByRole('link', { name: t('other_date') });
    await expect(decodeURIComponent(back.getAttribute('href') ?? '')).toBe('/es/visitas/la-bodega-de-1924#{"bookingIntentId":"bi_1"}');
    await expect(globalThis.reportError).toHaveBeenCalledOnce();
  },
};

/** The same, of money that a bank had taken already: how much goes back, and when. */
export const ConflictAndReturned: Story = {
  parameters: answers({ captureBooking: refuse(409, 'SLOT_TAKEN', { refunded: 48, booking_intent_id: 'bi_1', experience_page_url: '/es/visitas/x' }) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-confirmation', story);
    await expect(await canvas.findByText(t('conflict_gone'))).toBeVisible();
    await expect(canvas.getByText(/48,00\s€/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('other_date') })).toBeVisible();
  },
};

/** The bank has not decided: said honestly, asked again by itself and at a press. */
export const BankTakesItsTime: Story = {
  parameters: {
    ...answers({ captureBooking: refuse(409, 'PAYMENT_PROCESSING') }),
    address: '/es/visita-confirmada?redirect_status=pending&payment_intent=pi_1',
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-confirmation', story);
    await expect(await canvas.findByText(t('processing'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('ask_again') }));
    await waitFor(() => expect(requestsTo('captureBooking').length).toBeGreaterThanOrEqual(2));
  },
};

/** The picture of the visit that was not booked stands under the words, whichever comes first in the house. */
export const NotPaid: Story = {
  args: {
    data: {
      contactEmail: 'bodega@alba.example',
      place: null,
      scenes: {
        1: { href: '/es/visitas/otra', alt: 'Otra', wide: { src: '/images/alba/hero.svg', width: 1440, height: 720 }, narrow: null },
        2: { href: '/es/visitas/x', alt: 'La prensa', wide: { src: '/images/alba/vault.svg', width: 1440, height: 720 }, narrow: null },
      },
    },
  },
  parameters: answers({ captureBooking: refuse(409, 'PAYMENT_NOT_AUTHORISED', { booking_intent_id: 'bi_1', experience_page_url: '/es/visitas/x' }) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-confirmation', story);
    await expect(await canvas.findByRole('heading', { name: t('not_paid_title') })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'La prensa' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'Otra' })).toBeNull();
    await expect(canvas.getByRole('link', { name: t('book_again') })).toHaveAttribute('href', expect.stringContaining('bi_1'));
  },
};

export const Offline: Story = {
  parameters: answers({ captureBooking: refuse(503, 'PAYMENT_PROVIDER_UNAVAILABLE') }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-confirmation', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: t('offline_title') })).toHaveFocus());
  },
};

/** A crowded server asked to come back: the page does so by itself. */
export const ServerComesBack: Story = {
  parameters: answers({
    captureBooking: () => (requestsTo('captureBooking').length > 1 ? exampleConfirmation : refuse(503, 'PAYMENT_PROVIDER_UNAVAILABLE')),
  }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-confirmation', story);
    await expect(await canvas.findByText(t('goes_on_asking'))).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: t('thanks') }, { timeout: 15_000 })).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: answers({ captureBooking: never }),
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByRole('heading', { name: wordsIn('booking/visit-confirmation', story)('waiting_title') })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { address: '/es/visita-confirmada' },
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByText(wordsIn('booking/visit-confirmation', story)('error'))).toBeVisible();
  },
};
