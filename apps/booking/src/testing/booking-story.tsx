import { answers, page } from '@parral/site/stories';
import VisitBooking from '../blocks/visit-booking/VisitBooking.tsx';
import { bookingAddress, exampleBookingAttributes, exampleBookingData } from './example-booking.ts';
import { exampleOpened, exampleOptions, exampleSlots } from './example-visit.ts';

/** What stories of the booking begin with: a visit's page, with free days in each month. */
export const bookingStory = {
  component: VisitBooking,
  args: { ...page, attributes: exampleBookingAttributes, data: exampleBookingData },
  parameters: {
    ...answers({
      listSlotOptions: ({ query }) => exampleSlots(Number(query['year']), Number(query['month'])),
      createBookingIntent: exampleOpened,
      getBookingOptions: exampleOptions,
    }),
    ...bookingAddress(),
  },
};
