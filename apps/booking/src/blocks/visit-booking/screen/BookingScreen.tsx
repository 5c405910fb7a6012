import { emptyBooking, fitVisitors, monthOf, restoredBooking, visitorBounds } from '@parral/rules';
import { Button, Notice, Page, Skeleton } from '@parral/ui';
import { useCallback, useState } from 'react';
import { useQueryValue } from '../../../address/use-query-value.ts';
import { billingOf } from '../billing/billing-values.ts';
import { useInvoice } from '../billing/use-invoice.ts';
import type { Visit } from '../load.server.ts';
import { estateToday } from '../slots/estate-today.ts';
import { useBookingState } from '../state/use-booking-state.ts';
import { useRestoredIntent } from '../state/use-restored-intent.ts';
import { useVoucher } from '../voucher/use-voucher.ts';
import { VoucherView } from '../voucher/VoucherView.tsx';
import { VoucherWay } from '../voucher/VoucherWay.tsx';
import { BookingFlow } from './BookingFlow.tsx';
import { BookingPlaceContext, type BookingPage, type BookingPlace } from './booking-place.ts';
import { useVisit } from './use-visit.ts';

/** A booking from its first step, or from wherever its address leads; with a voucher where the page allows it. */
export function BookingScreen({ ownVisit, ...page }: BookingPage & { ownVisit: Visit | null }) {
  const { t, language, brand } = page;
  const ownId = ownVisit?.experience.id ?? '';
  const [empty] = useState(() => ({ ...emptyBooking(monthOf(estateToday())), experienceId: ownId }));
  const [moves, setMoves] = useState(0);
  const { billing, change: changeBilling } = useInvoice();
  const {
    state: written,
    ready,
    change,
    clearAddress,
  } = useBookingState(
    empty,
    useCallback(() => setMoves((count) => count + 1), []),
  );
  const restoring = useRestoredIntent({
    ready,
    state: written,
    onIntent(intent) {
      if (intent.visitor_group.billing_address) changeBilling(billingOf(intent.visitor_group.billing_address));
      change({ kind: 'whole', state: restoredBooking(intent, empty) });
    },
    onNone: () => change({ kind: 'whole', state: { ...written, bookingIntentId: '' } }),
  });

  const allowed = page.vouchers === 'true';
  const code = allowed ? written.voucherCode : '';
  const check = useVoucher(code, brand, language);
  const voucher = code !== '' && check.voucher?.full_code === code ? check.voucher : null;
  const prefilled = useQueryValue('voucher');
  const [chosen, setWanted] = useState<boolean>();
  const wanted = chosen ?? prefilled !== '';

  // A voucher decides which visit it is; without one it is the page's own.
  const { visit, failed, again } = useVisit(voucher ? written.experienceId : ownId, ownVisit, language);

  if (restoring || (!ready && ownVisit === null) || (code !== '' && voucher === null && check.fault === null)) return <Waiting label={t('loading')} />;
  if (allowed && voucher === null && (wanted || ownVisit === null || check.fault !== null)) {
    return (
      <VoucherView
        {...page}
        key={prefilled}
        check={check}
        firstCode={code || prefilled}
        experienceId={ownId}
        onAccepted={(accepted, experienceId) => {
          setWanted(false);
          change({ kind: 'voucher', code: accepted.full_code, experienceId });
        }}
        onLeave={
          ownVisit === null
            ? undefined
            : () => {
                setWanted(false);
                check.forget();
                change({ kind: 'voucher', code: '', experienceId: ownId });
              }
        }
      />
    );
  }
  if (failed) {
    return (
      <Page>
        <Notice
          tone="error"
          live
          title={t('visit_failed_title')}
          action={
            <Button variant="outline" onClick={again}>
              {t('retry')}
            </Button>
          }
        >
          {t('slots_failed')}
        </Notice>
      </Page>
    );
  }
  if (visit === null) return <Waiting label={t('loading')} />;

  const bounds = visitorBounds({ min: visit.options.min_visitors, max: visit.options.max_visitors }, voucher?.participants_number);
  const spoken = visit.options.languages_options.some(({ value }) => value === written.firstStep.language) ? written.firstStep.language : '';
  const state = { ...written, experienceId: visit.experience.id, firstStep: { language: spoken, ...fitVisitors(written.firstStep, bounds) } };
  const place: BookingPlace = { ...page, visit, state, bounds, change, voucher };
  const toVoucher = () => {
    setWanted(true);
    check.forget();
    change({ kind: 'voucher', code: '', experienceId: ownId });
  };
  return (
    <Page>
      <BookingPlaceContext value={place}>
        <BookingFlow
          billing={billing}
          onBilling={changeBilling}
          clearAddress={clearAddress}
          ready={ready}
          moves={moves}
          voucherWay={allowed ? <VoucherWay onVoucher={toVoucher} /> : undefined}
        />
      </BookingPlaceContext>
    </Page>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <Page>
      <Skeleton shape="block" label={label} />
    </Page>
  );
}
