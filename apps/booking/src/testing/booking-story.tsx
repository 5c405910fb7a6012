import { answers, page } from '@parral/site/stories';
import messages from '../blocks/visit-booking/messages.ts';
import VisitBooking from '../blocks/visit-booking/VisitBooking.tsx';
import { bookingAddress, exampleBookingAttributes, exampleBookingData } from './example-booking.ts';
import { exampleOpened, exampleSlots } from './example-visit.ts';

type BookingProps = Parameters<typeof VisitBooking>[0];

/** What stories of the booking begin with: a visit's page, with free days in each month. */
export const bookingStory = {
  component: VisitBooking,
  render: (args: BookingProps) => <VisitBooking {...args} data={{ ...args.data, words: messages[args.language] }} />,
  args: { ...page, attributes: exampleBookingAttributes, data: exampleBookingData },
  parameters: {
    ...answers({
      listSlotOptions: ({ query }) => exampleSlots(Number(query['year']), Number(query['month'])),
      createBookingIntent: exampleOpened,
    }),
    ...bookingAddress(),
  },
};
