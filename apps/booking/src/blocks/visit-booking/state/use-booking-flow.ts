import { useApiMutation } from '@parral/api-client/hooks';
import type { components } from '@parral/api-spec';
import { bookingDataPayload, bookingHash, type BookingState, visitorGroupPayload } from '@parral/rules';
import { redeemedPath } from '@parral/site/paths';
import type { Language } from '@parral/api-spec/languages';
import { type BotCheck, BotCheckFailed, track } from '@parral/site/browser';
import { useRef, useState } from 'react';
import type { BillingValues } from '../billing/billing-form.ts';
import { billingData } from '../billing/billing-values.ts';
import { isWaitingToken } from '../waiting/waiting-offer.ts';
import type { BookingAction } from './booking-reducer.ts';
import { type RefusedFields, submissionProblem } from './submission-problem.ts';

type Opened = components['schemas']['BookingIntentOpened'];

const nothingRefused: RefusedFields = { visitor: [], billing: [] };

interface FlowOptions {
  state: BookingState;
  /** Code of the voucher that pays, or null. */
  voucherCode: string | null;
  /** Of the waiting list's link that led here; the server uses the places kept for it, if they are those that are booked. */
  waitingToken: string;
  billing: BillingValues;
  language: Language;
  brand: components['schemas']['Brand'];
  confirmationUrl: string;
  check: BotCheck;
  dispatch: (action: BookingAction) => void;
  clearAddress: () => void;
  forgetSlots: () => void;
}

/** Submitting a booking or a redemption, and what comes of it (specification sections 4 and 8). */
export function useBookingFlow(options: FlowOptions) {
  const { state, voucherCode, waitingToken, billing, language, brand, confirmationUrl, check, dispatch, clearAddress, forgetSlots } = options;
  const create = useApiMutation('createBookingIntent');
  const redemption = useApiMutation('redeemVoucher');
  const [opened, setOpened] = useState<{ intent: Opened; subject: string; since: number } | null>(null);
  const [failure, setFailure] = useState<'conflict' | 'default' | null>(null);
  const [refused, setRefused] = useState(nothingRefused);
  const [offline, setOffline] = useState(false);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const subject = JSON.stringify([subjectOf(state), billingData(billing)]);

  async function submit(send: (captchaKey: string) => Promise<void>) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setRefused(nothingRefused);
    try {
      await check.submit(send);
      setOffline(false);
    } catch (error) {
      // The check asks again by its own notice; nothing was sent, and everything stays.
      if (!(error instanceof BotCheckFailed)) fail(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  function fail(error: unknown) {
    console.error('the booking was not made', error);
    const problem = submissionProblem(error);
    // Whether it arrived is not known; sent again it makes nothing twice. Everything stays as it is, in the page and in its address.
    setOffline(problem.kind === 'offline');
    if (problem.kind === 'offline') return;
    if (problem.kind === 'fields') {
      setRefused(problem.refused);
      if (problem.refused.visitor.length > 0) dispatch({ kind: 'step', to: { step: 3, fourthStep: 'billing-address' } });
      return;
    }
    if (problem.kind === 'conflict') {
      track('slot_taken', { experience_id: state.experienceId });
      forgetSlots();
    }
    setOpened(null);
    setFailure(problem.kind);
    clearAddress();
  }

  const group = () => visitorGroupPayload(state, { consentDate: new Date().toISOString(), webLanguage: language, site: brand });

  return {
    /** The payment, as long as it is for what is chosen now. */
    opened: opened?.subject === subject ? opened.intent : null,
    /** The hold, whatever has been changed since: its time runs. */
    held: opened,
    failure,
    refused,
    /** The connection broke off while something was sent; the same sending may be tried again. */
    offline,
    busy,
    openPayment: () =>
      submit(async (captcha_key) => {
        const intent = await create.mutateAsync({
          body: {
            captcha_key,
            billing_address_data: billingData(billing),
            visitor_group_data: group(),
            booking_data: bookingDataPayload(state, brand),
            ...(isWaitingToken(waitingToken) && { waiting_list_token: waitingToken }),
          },
        });
        setOpened({ intent, subject, since: performance.now() });
        dispatch({ kind: 'payment', bookingIntentId: intent.booking_intent_id });
      }),
    redeem: () =>
      submit(async (captcha_key) => {
        const { voucher_redemption_id } = await redemption.mutateAsync({
          body: { captcha_key, full_code: voucherCode ?? '', visitor_group_data: group(), booking_data: bookingDataPayload(state, brand) },
        });
        clearAddress();
        location.assign(redeemedPath(confirmationUrl, voucher_redemption_id));
      }),
    /** Back to the dates, with slot and list of slots cleared (specification section 4). */
    chooseAgain() {
      setFailure(null);
      forgetSlots();
      dispatch({ kind: 'choose-again' });
    },
    forgetFailure() {
      setFailure(null);
      setOffline(false);
    },
  };
}

/** What is paid for: who comes, when, and who books. Neither the step nor the intent's own id is part of it. */
function subjectOf(state: BookingState): string {
  return bookingHash({ ...state, step: 1, fourthStep: 'billing-address', bookingIntentId: '' });
}
