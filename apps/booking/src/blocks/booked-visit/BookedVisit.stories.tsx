import { answers, requestsTo, never, page, refuse, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleBooking, exampleOptions, exampleSlots } from '../../testing/example-visit.ts';
import BookedVisit from './BookedVisit.tsx';

/** The picture of the visit that is booked, and of another. */
const exampleScenes = {
  [exampleBooking.experience_id]: { href: null, alt: 'La prensa', wide: { src: '/images/alba/vault.svg', width: 1440, height: 720 }, narrow: null },
  other: { href: null, alt: 'Otra', wide: { src: '/images/alba/hero.svg', width: 1440, height: 720 }, narrow: null },
};

const meta = {
  title: 'Blocks/Booking/Booked visit',
  component: BookedVisit,
  args: {
    ...page,
    attributes: { token: 'visit_x', experiencesUrl: '/es/visitas' },
    data: {
      contactEmail: 'bodega@alba.example',
      place: null,
      missing: { src: '/images/alba/not-found-phone.svg', width: 624, height: 520 },
      scenes: exampleScenes,
    },
  },
  parameters: answers({
    getBooking: exampleBooking,
    getBookingOptions: exampleOptions,
    listSlotOptions: ({ query }) => exampleSlots(Number(query['year']), Number(query['month'])),
  }),
} satisfies Meta<typeof BookedVisit>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was booked, the file for the calendar, and what can be changed until when. */
export const Confirmed: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/booked-visit', story);
    await expect(await canvas.findByRole('link', { name: t('calendar') })).toHaveAttribute('href', '/api/booking/visit_x/calendar.ics');
    await expect(canvas.getAllByText(/12:00 PM/).length).toBe(3);
    // Among the facts, and beside the code for the door.
    await expect(canvas.getAllByText('7K2F-9QXM')).toHaveLength(2);
    await expect(canvas.getByRole('img', { name: 'La prensa' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'Otra' })).toBeNull();
    await expect(canvas.getByRole('link', { name: t('invoice_simplified', { number: 'S-2026-000121' }) })).toHaveAttribute('href', '/api/invoice/invoice_x/');
    await expect(canvas.getByRole('button', { name: t('move') })).toBeEnabled();
  },
};

/** Moved to another slot of the same visit. */
export const Moved: Story = {
  parameters: answers({ moveBooking: ({ body }) => ({ ...exampleBooking, date: body.date }) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/booked-visit', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('move') }));
    await expect(await canvas.findByRole('button', { name: t('move_sure') })).toBeDisabled();
    await userEvent.click(await canvas.findByRole('radio', { name: /26/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: /10:30 AM/ }));
    await userEvent.click(canvas.getByRole('button', { name: t('move_sure') }));
    await expect(await canvas.findByText(t('moved_title'))).toBeVisible();
    await expect(requestsTo('moveBooking')[0]?.body).toEqual({ date: `${exampleBooking.date.slice(0, 8)}26T10:30`, language: 'es' });
    await waitFor(() => expect(document.getElementById('booked-title')).toHaveFocus());
  },
};

/** Section 3: a visit that a voucher pays for stays within the voucher's days; others cannot be chosen. */
export const MoveWithVoucher: Story = {
  parameters: answers({
    getBooking: {
      ...exampleBooking,
      paid_with: 'voucher',
      change: {
        ...exampleBooking.change,
        voucher_days: { start_date: `${exampleBooking.date.slice(0, 8)}25`, end_date: `${exampleBooking.date.slice(0, 8)}31` },
      },
    },
  }),
  play: async ({ canvas, ...story }) => {
    await userEvent.click(await canvas.findByRole('button', { name: wordsIn('booking/booked-visit', story)('move') }));
    await expect(await canvas.findByRole('radio', { name: /26/ })).toBeEnabled();
    await expect(canvas.queryByRole('radio', { name: /24/ })).not.toBeInTheDocument();
    await expect(canvas.getByText(/Con su bono puede venir|With your voucher you can come|Wîîth ýôôüür vôôüüçhéér ýôôüü çååñ çôôméé/)).toBeVisible();
  },
};

/** Full meanwhile: the booking stays as it was, and another can be chosen. */
export const MoveTaken: Story = {
  parameters: answers({ moveBooking: refuse(409, 'SLOT_TAKEN') }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/booked-visit', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('move') }));
    await userEvent.click(await canvas.findByRole('radio', { name: /26/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: /10:30 AM/ }));
    await userEvent.click(canvas.getByRole('button', { name: t('move_sure') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('move_failed_title'));
    await expect(canvas.getByRole('button', { name: t('move_sure') })).toBeDisabled();
  },
};

/** Asked once more before; what comes back is said. */
export const Cancelled: Story = {
  parameters: answers({
    cancelBooking: { ...exampleBooking, status: 'cancelled', change: { ...exampleBooking.change, possible: false, reason: 'CANCELLED' } },
  }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/booked-visit', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('cancel') }));
    await expect(canvas.getByText(/56[.,]00.*(tarjeta|card|çåård)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('cancel_sure') }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: t('cancelled_title') })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: t('move') })).not.toBeInTheDocument();
  },
};

/** Its day was closed: another date or the money back, until the answer is due. */
export const DatesOffered: Story = {
  parameters: answers({ getBooking: { ...exampleBooking, change: { ...exampleBooking.change, offered: true } } }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/booked-visit', story);
    await expect(await canvas.findByText(t('offered_title'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('move') })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: t('cancel') })).toBeEnabled();
  },
};

/** Within the limit nothing can be changed here; the estate can be written to. */
export const TooLate: Story = {
  parameters: answers({ getBooking: { ...exampleBooking, change: { ...exampleBooking.change, possible: false, reason: 'TOO_LATE' } } }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/booked-visit', story);
    await expect(await canvas.findByText(t('too_late_title'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('cancel') })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: answers({ getBooking: never }),
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByText(wordsIn('booking/booked-visit', story)('loading'))).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  parameters: answers({ getBooking: refuse(404, 'NOT_FOUND') }),
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByRole('heading', { name: wordsIn('booking/booked-visit', story)('none_title') })).toBeVisible();
  },
};

export const LoadFailed: Story = {
  parameters: answers({ getBooking: refuse(500, 'INTERNAL_ERROR') }),
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(wordsIn('booking/booked-visit', story)('load_failed_title'));
  },
};
