import { pageQueryClient } from '@parral/site/browser';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { useWords } from '@parral/site/words';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type block from './block.ts';
import type { VisitBookingData } from './load.server.ts';
import type { BookingPage } from './screen/booking-context.ts';
import { BookingScreen } from './screen/BookingScreen.tsx';
import { scripted } from './VisitBooking.css.ts';
import { WithoutScript } from './screen/WithoutScript.tsx';

/** Booking a visit in four steps (specification section 2). */
export default function VisitBooking({ attributes, data, language, brand }: BlockProps<BlockAttributes<typeof block>, VisitBookingData>) {
  const [queryClient] = useState(pageQueryClient);
  const t = useWords('booking/visit-booking');
  const { visit, ...rest } = data;
  const page: BookingPage = { ...attributes, ...rest, language, brand, t };
  return (
    <QueryClientProvider client={queryClient}>
      <WithoutScript {...page} forVoucher={visit === null} />
      <div className={scripted}>
        <BookingScreen {...page} ownVisit={visit} />
      </div>
    </QueryClientProvider>
  );
}
