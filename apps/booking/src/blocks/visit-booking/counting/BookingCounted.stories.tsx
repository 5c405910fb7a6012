import { setConsent } from '@parral/site/browser';
import { answers, refuse, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { bookingStory } from '../../../testing/booking-story.tsx';
import { booked, bookingAddress } from '../../../testing/example-booking.ts';
import { exampleOptions, exampleSlots } from '../../../testing/example-visit.ts';
import type VisitBooking from '../VisitBooking.tsx';

/** The reader's consent to counting; what comes back takes it and what was counted away again. */
function agreeToCounting(): () => void {
  setConsent(['analytics']);
  return () => {
    document.cookie = 'consent=; Path=/; Max-Age=0';
    sessionStorage.removeItem('analytics.kept');
  };
}
const counted = () => JSON.parse(sessionStorage.getItem('analytics.kept') ?? '[]') as { event: string }[];
const step = (number: number) => ({ event: 'booking_step', experience_id: '2', step: number });

const meta = {
  ...bookingStory,
  title: 'Blocks/Booking/Visit booking counted',
  parameters: {
    ...bookingStory.parameters,
    ...answers({
      listSlotOptions: ({ query }) => exampleSlots(Number(query['year']), Number(query['month'])),
      createBookingIntent: refuse(409, 'SLOT_TAKEN', { booking_intent_id: 'bi_1', experience_page_url: '/es/visitas/la-bodega-de-1924' }),
      getBookingOptions: exampleOptions,
    }),
  },
  beforeEach: agreeToCounting,
} satisfies Meta<typeof VisitBooking>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Section 7: each step is counted with consent; nothing that was typed goes with it, and nothing reaches a tag manager here. */
export const Steps: Story = {
  parameters: bookingAddress(booked({ step: 3 })),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await canvas.findByRole('button', { name: t('next') });
    await userEvent.click(canvas.getByRole('button', { name: t('back') }));
    await canvas.findByRole('button', { name: t('to_client') });
    await waitFor(() => expect(counted()).toEqual([step(3), step(2)]));
    await expect(window.dataLayer ?? []).toEqual([]);
  },
};

/** Sections 7 and 8: a 409 counts as `slot_taken`. */
export const SlotTaken: Story = {
  parameters: bookingAddress(booked({ step: 4 })),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('booking/visit-booking', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('to_payment') }));
    await expect(await canvas.findByText(t('error_conflict'))).toBeVisible();
    await waitFor(() => expect(counted()).toEqual([step(4), { event: 'slot_taken', experience_id: '2' }]));
  },
};
