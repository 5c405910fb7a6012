import { emptyBooking, fitVisitors, monthOf, restoredBooking, visitorBounds } from '@parral/rules';
import { Page, Skeleton } from '@parral/ui';
import { useCallback, useState } from 'react';
import { billingOf, type BillingValues, noBilling } from '../billing/billing-values.ts';
import type { Visit } from '../load.server.ts';
import { estateToday } from '../slots/estate-today.ts';
import { useBookingState } from '../state/use-booking-state.ts';
import { useRestoredIntent } from '../state/use-restored-intent.ts';
import { BookingFlow } from './BookingFlow.tsx';
import { BookingPlaceContext, type BookingPage, type BookingPlace } from './booking-place.ts';

/** A booking from its first step, or from wherever its address leads. */
export function BookingScreen({ visit, ...page }: BookingPage & { visit: Visit }) {
  const [empty] = useState(() => ({ ...emptyBooking(monthOf(estateToday())), experienceId: visit.experience.id }));
  const [moves, setMoves] = useState(0);
  const [billing, setBilling] = useState<BillingValues>(noBilling);
  const { state: written, ready, change, clearAddress } = useBookingState(
    empty,
    useCallback(() => setMoves((count) => count + 1), []),
  );
  const restoring = useRestoredIntent({
    ready,
    state: written,
    onIntent(intent, alone) {
      if (intent.visitor_group.billing_address) setBilling(billingOf(intent.visitor_group.billing_address));
      if (alone) change({ kind: 'whole', state: restoredBooking(intent, empty) });
    },
    onNone: () => change({ kind: 'whole', state: { ...written, bookingIntentId: '' } }),
  });

  const bounds = visitorBounds({ min: visit.options.min_visitors, max: visit.options.max_visitors });
  const language = visit.options.languages_options.some(({ value }) => value === written.firstStep.language) ? written.firstStep.language : '';
  const state = { ...written, experienceId: visit.experience.id, firstStep: { language, ...fitVisitors(written.firstStep, bounds) } };
  const place: BookingPlace = { ...page, visit, state, bounds, change, voucher: null };

  if (restoring) {
    return (
      <Page>
        <Skeleton shape="block" label={page.t('loading')} />
      </Page>
    );
  }
  return (
    <Page>
      <BookingPlaceContext value={place}>
        <BookingFlow
          billing={billing}
          onBilling={(part) => setBilling((before) => ({ ...before, ...part }))}
          clearAddress={clearAddress}
          moves={moves}
        />
      </BookingPlaceContext>
    </Page>
  );
}
