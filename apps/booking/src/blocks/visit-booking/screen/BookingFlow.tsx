import { totalVisitors } from '@parral/rules';
import { BotCheckNotice, track, useBotCheck } from '@parral/site/browser';
import { Button, Notice, Skeleton, StepIndicator } from '@parral/ui';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useQueryValue } from '../../../address/use-query-value.ts';
import type { BillingValues } from '../billing/billing-form.ts';
import { useHold } from '../hold/use-hold.ts';
import { useForgetSlots } from '../slots/use-slots.ts';
import { useBookingFlow } from '../state/use-booking-flow.ts';
import { useMemberVisitor } from '../state/use-member-visitor.ts';
import { PaymentStep } from '../steps/PaymentStep.tsx';
import { useFormSteps } from '../steps/use-form-steps.ts';
import { WhenStep } from '../steps/WhenStep.tsx';
import { WhoStep } from '../steps/WhoStep.tsx';
import { BookingSummary, TotalBar } from '../summary/BookingSummary.tsx';
import * as css from '../VisitBooking.css.ts';
import { useWaitingOffer } from '../waiting/use-waiting-offer.ts';
import { ErrorView } from './ErrorView.tsx';
import { useBooking } from './booking-context.ts';
import { useNewScreen } from './use-new-screen.ts';

/** Only who waited needs it. */
const OfferView = lazy(() => import('../waiting/OfferView.tsx'));

interface BookingFlowProps {
  billing: BillingValues;
  onBilling: (values: BillingValues) => void;
  clearAddress: () => void;
  /** The address has been read: the step on the screen is the one it names. */
  ready: boolean;
  /** Rises with every move that came from the address: what stood in the way of it goes. */
  moves: number;
  voucherPrompt?: ReactNode;
}

/** The steps of a booking, what it costs beside them, and what stands in their place when it fails. */
export function BookingFlow({ billing, onBilling, clearAddress, ready, moves, voucherPrompt }: BookingFlowProps) {
  const booking = useBooking();
  const { state, dispatch, language, brand, t, voucher, confirmationUrl, botCheck } = booking;
  const check = useBotCheck(botCheck);
  const waitingToken = useQueryValue('waiting_list');
  const offer = useWaitingOffer(waitingToken, state.experienceId);
  const [isOfferOver, setOfferOver] = useState(false);
  const flow = useBookingFlow({
    state,
    voucherCode: voucher?.full_code ?? null,
    waitingToken,
    billing,
    language,
    brand,
    confirmationUrl,
    check,
    dispatch,
    clearAddress,
    forgetSlots: useForgetSlots(),
  });
  const { forms, ...formsOnTheirWay } = useFormSteps(ready && state.step > 1);
  useMemberVisitor({
    state,
    brand,
    countries: forms?.countries ?? null,
    onMember: (known) => dispatch({ kind: 'client', change: known }),
  });
  const hold = useHold(flow.held);
  const [paying, setPaying] = useState(false);
  const { forgetFailure } = flow;
  useEffect(() => {
    if (moves > 0) forgetFailure();
    // oxlint-disable-next-line react/exhaustive-deps -- a move is told once
  }, [moves]);

  // Without a payment in this page there is nothing to pay: the half before it makes one, the same as before if nothing changed.
  const atPayment = state.step === 4 && state.fourthStep === 'payment' && flow.opened !== null;
  const isForm = state.step >= 3 && !atPayment;
  const isOffer = offer !== null && ready && !isOfferOver && !voucher && state.step <= 2 && state.bookingIntentId === '';
  const step = isForm && !forms ? 'fetching' : state.step === 4 ? (atPayment ? 'payment' : 'billing') : `step ${state.step}`;
  useNewScreen(flow.failure ?? (isOffer ? `offer ${offer.kind}` : step), state.step > 1 || isOffer || flow.failure !== null);

  const isStep = ready && !isOffer && flow.failure === null;
  useEffect(() => {
    if (isStep) track('booking_step', { experience_id: state.experienceId, step: state.step });
  }, [isStep, state.experienceId, state.step]);

  if (flow.failure) {
    const toDates = () => {
      setOfferOver(true);
      flow.chooseAgain();
    };
    return <ErrorView {...booking} kind={flow.failure} onBack={toDates} />;
  }
  if (isOffer) {
    return (
      <Suspense fallback={null}>
        <OfferView
          offer={offer}
          onAccept={(place) => dispatch({ kind: 'offer', place, to: 3 })}
          onOtherDate={(place) => {
            setOfferOver(true);
            if (place) dispatch({ kind: 'offer', place, to: 2 });
          }}
        />
      </Suspense>
    );
  }

  const names = [t('step_who'), t('step_when'), t('step_client'), ...(voucher ? [] : [t('step_payment')])];
  return (
    <div className={css.screen}>
      <StepIndicator label={t('steps')} steps={names.map((name) => ({ name }))} current={state.step} doneLabel={t('step_done')} />
      <div className={css.columns}>
        <div className={css.form} ref={isForm ? check.form : undefined}>
          {state.step === 1 && <WhoStep voucherPrompt={voucherPrompt} />}
          {state.step === 2 && <WhenStep />}
          {state.step === 3 && forms && (
            <forms.ClientStep countries={forms.countries} refused={flow.refused.visitor} busy={flow.busy} onFinish={() => void flow.redeem()} />
          )}
          {state.step === 4 && !atPayment && forms && (
            <forms.BillingStep
              countries={forms.countries}
              values={billing}
              onValues={onBilling}
              refused={flow.refused.billing}
              busy={flow.busy}
              onSubmit={() => void flow.openPayment()}
            />
          )}
          {isForm && !forms && <FormsOnTheirWay {...formsOnTheirWay} />}
          {atPayment && flow.opened && (
            <PaymentStep
              opened={flow.opened}
              expired={!paying && hold !== null && hold.left === 0}
              holding={flow.busy}
              onHoldAgain={() => void flow.openPayment()}
              onPaying={setPaying}
            />
          )}
          {isForm && flow.offline && (
            <Notice
              tone="error"
              live
              title={t('offline_title')}
              action={
                <Button variant="outline" busy={flow.busy} onClick={() => void (voucher ? flow.redeem() : flow.openPayment())}>
                  {t('retry')}
                </Button>
              }
            >
              {t('offline')}
            </Notice>
          )}
          <BotCheckNotice state={check.state} />
        </div>
        <div className={css.aside}>
          <BookingSummary hold={hold} visitors={totalVisitors(state.firstStep)} />
        </div>
      </div>
      <TotalBar hold={atPayment ? hold : null} />
    </div>
  );
}

/** The forms' code or what they offer is being fetched, or could not be had. */
function FormsOnTheirWay({ failed, retry }: { failed: boolean; retry: () => void }) {
  const { t } = useBooking();
  if (!failed) return <Skeleton shape="block" label={t('loading')} />;
  return (
    <Notice
      tone="error"
      live
      title={t('forms_failed_title')}
      action={
        <Button variant="outline" onClick={retry}>
          {t('retry')}
        </Button>
      }
    >
      {t('slots_failed')}
    </Notice>
  );
}
