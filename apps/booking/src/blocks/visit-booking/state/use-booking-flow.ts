import { useApiClient } from '@parral/api-client/hooks';
import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { bookingDataPayload, bookingHash, type BookingState, visitorGroupPayload } from '@parral/rules';
import { redeemedPath } from '@parral/site/paths';
import { type BotCheck, BotCheckFailed, track } from '@parral/site/browser';
import { useRef, useState } from 'react';
import { billingData, type BillingValues } from '../billing/billing-values.ts';
import { isWaitingToken } from '../waiting/waiting-offer.ts';
import type { BookingChange } from './booking-reducer.ts';
import { submissionProblem } from './submission-problem.ts';

type Opened = components['schemas']['BookingIntentOpened'];

/** Fields that the server refused, by form. */
export interface Refused {
  visitor: ReadonlySet<string>;
  billing: ReadonlySet<string>;
}
const nothingRefused: Refused = { visitor: new Set(), billing: new Set() };

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
  change: (change: BookingChange) => void;
  clearAddress: () => void;
  forgetSlots: () => void;
}

/** Submitting a booking or a redemption, and what comes of it (specification sections 4 and 8). */
export function useBookingFlow(options: FlowOptions) {
  const { state, voucherCode, waitingToken, billing, language, brand, confirmationUrl, check, change, clearAddress, forgetSlots } = options;
  const client = useApiClient();
  const [opened, setOpened] = useState<{ intent: Opened; what: string; since: number } | null>(null);
  const [failure, setFailure] = useState<'conflict' | 'default' | null>(null);
  const [refused, setRefused] = useState(nothingRefused);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const what = JSON.stringify([subjectOf(state), billingData(billing)]);

  async function submit(send: (captchaKey: string) => Promise<void>) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setRefused(nothingRefused);
    try {
      await check.submit(send);
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
    if (problem.kind === 'fields') {
      setRefused({ visitor: new Set(problem.visitor), billing: new Set(problem.billing) });
      if (problem.visitor.length > 0) change({ kind: 'step', to: { step: 3, fourthStep: 'billing-address' } });
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
    opened: opened?.what === what ? opened.intent : null,
    /** The hold, whatever has been changed since: its time runs. */
    held: opened,
    failure,
    refused,
    busy,
    openPayment: () =>
      submit(async (captcha_key) => {
        const intent = await client.createBookingIntent({
          body: {
            captcha_key,
            billing_address_data: billingData(billing),
            visitor_group_data: group(),
            booking_data: bookingDataPayload(state, brand),
            ...(isWaitingToken(waitingToken) && { waiting_list_token: waitingToken }),
          },
        });
        setOpened({ intent, what, since: performance.now() });
        change({ kind: 'payment', bookingIntentId: intent.booking_intent_id });
      }),
    redeem: () =>
      submit(async (captcha_key) => {
        const { voucher_redemption_id } = await client.redeemVoucher({
          body: { captcha_key, full_code: voucherCode ?? '', visitor_group_data: group(), booking_data: bookingDataPayload(state, brand) },
        });
        clearAddress();
        location.assign(redeemedPath(confirmationUrl, voucher_redemption_id));
      }),
    /** Back to the dates, with slot and list of slots cleared (specification section 4). */
    chooseAgain() {
      setFailure(null);
      forgetSlots();
      change({ kind: 'choose-again' });
    },
    forgetFailure: () => setFailure(null),
  };
}

/** What is paid for: who comes, when, and who books. Neither the step nor the intent's own id is part of it. */
function subjectOf(state: BookingState): string {
  return bookingHash({ ...state, step: 1, fourthStep: 'billing-address', bookingIntentId: '' });
}
