import { useApiQuery } from '@parral/api-client/hooks';
import { emptyBooking, fitVisitors, monthOf, restoredBooking, visitorBounds, estateDay } from '@parral/rules';
import { Button, Inline, Notice, Page, Skeleton, Text } from '@parral/ui';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useQueryValue } from '../../../address/use-query-value.ts';
import { billingOf } from '../billing/billing-values.ts';
import { useInvoice } from '../billing/use-invoice.ts';
import type { Visit } from '../load.server.ts';
import { useBookingState } from '../state/use-booking-state.ts';
import { useRestoredIntent } from '../state/use-restored-intent.ts';
import { useVoucher } from '../voucher/use-voucher.ts';
import { VoucherOnItsWay } from '../voucher/VoucherOnItsWay.tsx';
import { type Booking, BookingContext, type BookingPage, useBooking } from './booking-context.ts';
import { BookingFlow } from './BookingFlow.tsx';

/** Only where vouchers are redeemed, and a form. */
const VoucherView = lazy(() => import('../voucher/VoucherView.tsx'));

/** A booking from its first step, or from wherever its address leads; with a voucher where the page allows it. */
export function BookingScreen({ ownVisit, ...page }: BookingPage & { ownVisit: Visit | null }) {
  const { t, language, brand } = page;
  const ownId = ownVisit?.experience.id ?? '';
  // The first month that has a free day: a visit of the harvest does not begin with an empty November.
  const [empty] = useState(() => ({ ...emptyBooking(monthOf(ownVisit?.nextFree ?? estateDay(new Date()))), experienceId: ownId }));
  const [moves, setMoves] = useState(0);
  const { billing, setBilling } = useInvoice();
  const {
    state: written,
    ready,
    dispatch,
    clearAddress,
  } = useBookingState(
    empty,
    useCallback(() => setMoves((count) => count + 1), []),
  );
  const restoring = useRestoredIntent({
    ready,
    state: written,
    onIntent(intent) {
      if (intent.visitor_group.billing_address) setBilling(billingOf(intent.visitor_group.billing_address));
      dispatch({ kind: 'whole', state: restoredBooking(intent, empty) });
    },
    onNone: () => dispatch({ kind: 'whole', state: { ...written, bookingIntentId: '' } }),
  });

  const allowed = page.vouchers === 'true';
  const code = allowed ? written.voucherCode : '';
  const check = useVoucher(code, brand, language);
  const voucher = code !== '' && check.accepted?.full_code === code ? check.accepted : null;
  const prefilled = useQueryValue('voucher');
  const [typed, setTyped] = useState<string>();
  const [asked, setAsked] = useState(false);
  const typing = useRef(false);
  const [chosen, setRedeeming] = useState<boolean>();
  const redeeming = chosen ?? prefilled !== '';

  // A voucher decides which visit it is; without one it is the page's own.
  const { visit, failed, retry } = useVisit(voucher ? written.experienceId : ownId, ownVisit, page);

  const voucherOnItsWay = (
    <VoucherOnItsWay
      t={t}
      giftPicture={page.giftPicture}
      isPage={ownVisit === null}
      code={typed ?? prefilled}
      typing={typing}
      onCode={setTyped}
      onCheck={() => setAsked(true)}
    />
  );
  if (!ready && ownVisit === null && allowed) return voucherOnItsWay;
  if (restoring || (!ready && ownVisit === null) || (code !== '' && voucher === null && check.error === null)) return <Waiting label={t('loading')} />;
  if (allowed && voucher === null && (redeeming || ownVisit === null || check.error !== null)) {
    return (
      <Suspense fallback={voucherOnItsWay}>
        <VoucherView
          {...page}
          key={prefilled}
          check={check}
          firstCode={code || (typed ?? prefilled)}
          asked={asked}
          typing={typing}
          experienceId={ownId}
          onAccepted={(accepted, experienceId) => {
            setRedeeming(false);
            dispatch({ kind: 'voucher', code: accepted.full_code, experienceId });
          }}
          onLeave={
            ownVisit === null
              ? undefined
              : () => {
                  setRedeeming(false);
                  check.forget();
                  dispatch({ kind: 'voucher', code: '', experienceId: ownId });
                }
          }
        />
      </Suspense>
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
            <Button variant="outline" onClick={retry}>
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
  const booking: Booking = { ...page, visit, state, bounds, dispatch, voucher };
  const toVoucher = () => {
    setRedeeming(true);
    check.forget();
    dispatch({ kind: 'voucher', code: '', experienceId: ownId });
  };
  return (
    <Page>
      <BookingContext value={booking}>
        <BookingFlow
          billing={billing}
          onBilling={setBilling}
          clearAddress={clearAddress}
          ready={ready}
          moves={moves}
          voucherPrompt={allowed ? <VoucherPrompt onVoucher={toVoucher} /> : undefined}
        />
      </BookingContext>
    </Page>
  );
}

/** A visit with its options: the page's own, or the one that a voucher is for, which is asked for. */
function useVisit(
  id: string,
  own: Visit | null,
  { language, brand }: Pick<BookingPage, 'language' | 'brand'>,
): { visit: Visit | null; failed: boolean; retry: () => void } {
  const isOwn = own !== null && own.experience.id === id;
  const enabled = !isOwn && id !== '';
  const request = { path: { id }, query: { language } };
  const experience = useApiQuery('getExperience', request, { enabled });
  const options = useApiQuery('getBookingOptions', request, { enabled });
  const free = useApiQuery('listNextFree', { query: { brand } }, { enabled });
  const nextFree = free.data?.find((one) => one.experience_id === id)?.date ?? null;
  const fetched = experience.data && options.data && !free.isLoading ? { experience: experience.data, options: options.data, nextFree } : null;
  return {
    visit: isOwn ? own : fetched,
    // The forms ask for the options too, of the page's own visit: they say themselves that they have none.
    failed: !isOwn && (experience.isError || options.isError),
    retry: () => void Promise.all([experience.refetch(), options.refetch()]),
  };
}

/** In step 1, where vouchers may be redeemed: the way to that, or with which one the visit is booked. */
function VoucherPrompt({ onVoucher }: { onVoucher: () => void }) {
  const { t, voucher } = useBooking();
  return (
    <Inline gap={12}>
      <Text>{voucher ? t('voucher_used_here', { code: voucher.full_code }) : t('voucher_question')}</Text>
      <Button variant="quiet" size="small" onClick={onVoucher}>
        {t(voucher ? 'voucher_other' : 'voucher_redeem')}
      </Button>
    </Inline>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <Page>
      <Skeleton shape="block" label={label} />
    </Page>
  );
}
