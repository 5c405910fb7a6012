import type { BookingState } from '@parral/rules';
import { answers, requestsTo, page, refuse, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { booked, exampleBookingAttributes, exampleBookingData, nextYear } from '../../../testing/example-booking.ts';
import { exampleOpened, exampleOptions, exampleSlots } from '../../../testing/example-visit.ts';
import { exampleWaitingPlace } from '../../../testing/example-waiting-place.ts';
import VisitBooking from '../VisitBooking.tsx';

const offered = { ...exampleWaitingPlace, date: `${nextYear}-05-24T16:30`, claim_expires_at: `${nextYear}-05-20T12:30:00Z` };
const over = { ...offered, claim_expires_at: null, claim_seconds_left: 0 };
const link = '/es/visitas/la-bodega-de-1924?waiting_list=wait_Zk3x';

const meta = {
  title: 'Blocks/Booking/Waiting list offer',
  component: VisitBooking,
  args: { ...page, attributes: exampleBookingAttributes, data: exampleBookingData },
  parameters: {
    ...answers({
      getWaitingListPlace: offered,
      leaveWaitingList: { ...over, state: 'left' },
      listSlotOptions: ({ query }) => exampleSlots(Number(query['year']), Number(query['month'])),
      createBookingIntent: exampleOpened,
      getBookingOptions: exampleOptions,
    }),
    address: link,
  },
} satisfies Meta<typeof VisitBooking>;
export default meta;
type Story = StoryObj<typeof meta>;

const stateInAddress = () => JSON.parse(decodeURIComponent(location.hash.slice(1))) as BookingState;

/** The offer of a waiting list's mail: until when, day, time, people; accepted, it leads to client data with date and people set. */
export const Offered: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await expect(await canvas.findByRole('heading', { name: t('offer_offered_title') })).toBeVisible();
    await expect(canvas.getByText(/14:30 PM/)).toBeVisible();
    await expect(canvas.getByText(/16:30 PM/)).toBeVisible();
    await expect(canvas.getByText(t('offer_people', { count: 3 }))).toBeVisible();
    await expect(requestsTo('getWaitingListPlace').at(0)?.path).toEqual({ token: 'wait_Zk3x' });
    await userEvent.click(canvas.getByRole('button', { name: t('offer_accept') }));
    await expect(await canvas.findByRole('heading', { name: t('client_title') })).toBeVisible();
    await waitFor(() =>
      expect(stateInAddress()).toMatchObject({
        step: 3,
        firstStep: { language: 'en', adults: 3, children: 0, babies: 0 },
        secondStep: { month: 5, year: nextYear, day: `${nextYear}-05-24`, time: '16:30' },
      }),
    );
  },
};

/** The submission carries the link's token, so that the places kept for it are used. */
export const Accepted: Story = {
  parameters: { address: `${link}${booked({ step: 1 })}` },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('offer_accept') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('next') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('to_payment') }));
    await canvas.findByRole('button', { name: t('free_confirm') });
    await expect(requestsTo('createBookingIntent').at(-1)?.body).toMatchObject({
      waiting_list_token: 'wait_Zk3x',
      booking_data: { date: `${nextYear}-05-24T16:30`, language: 'en' },
    });
  },
};

/** Too late: said kindly, and the way to other dates, in the month that was wanted. */
export const Expired: Story = {
  parameters: answers({ getWaitingListPlace: { ...over, state: 'expired' } }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await expect(await canvas.findByRole('heading', { name: t('offer_expired_title') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('offer_accept') })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: t('other_date') }));
    await expect(await canvas.findByRole('button', { name: t('to_client') })).toBeDisabled();
    await waitFor(() => expect(requestsTo('listSlotOptions').at(-1)?.query).toMatchObject({ month: '5', language: 'en', visitor_number: '3' }));
  },
};

export const Claimed: Story = {
  parameters: answers({ getWaitingListPlace: { ...over, state: 'claimed' } }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await expect(await canvas.findByRole('heading', { name: t('offer_claimed_title') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('other_date') })).toBeEnabled();
  },
};

/** The first mail's link: still waiting, and the way off the list. */
export const Left: Story = {
  parameters: answers({ getWaitingListPlace: { ...over, state: 'waiting' } }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await expect(await canvas.findByRole('heading', { name: t('offer_waiting_title') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('offer_leave') }));
    await expect(await canvas.findByRole('heading', { name: t('offer_left_title') })).toHaveFocus();
    await expect(requestsTo('leaveWaitingList').at(-1)?.path).toEqual({ token: 'wait_Zk3x' });
  },
};

/** A link that nobody knows leads to an ordinary booking. */
export const Gone: Story = {
  parameters: answers({ getWaitingListPlace: refuse(404, 'NOT_FOUND') }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await expect(await canvas.findByRole('heading', { name: t('offer_gone_title') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('other_date') }));
    await expect(await canvas.findByRole('button', { name: t('choose_date') })).toBeVisible();
  },
};

/** After a conflict the offer is not made again: the reader asked for another date. */
export const TakenMeanwhile: Story = {
  parameters: {
    ...answers({ createBookingIntent: refuse(409, 'SLOT_TAKEN', { booking_intent_id: 'bi_1', experience_page_url: '/es/visitas/la-bodega-de-1924' }) }),
    address: `${link}${booked({ step: 4 })}`,
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('to_payment') }));
    await expect(await canvas.findByText(t('error_conflict'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('other_date') }));
    await expect(await canvas.findByRole('button', { name: t('to_client') })).toBeDisabled();
  },
};
