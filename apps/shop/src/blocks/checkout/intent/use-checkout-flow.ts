import { useApiMutation } from '@parral/api-client/hooks';
import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { track } from '@parral/site/browser';
import { useRef, useState } from 'react';
import { type Buyer, countryOf } from '../form/buyer.ts';
import type { CheckoutValues, Section } from '../form/checkout-values.ts';
import { changedParts } from './changed-parts.ts';
import { intentParts, intentPayload } from './intent-payload.ts';
import { intentProblem, type IntentProblem } from './intent-problem.ts';
import { usePaymentStep } from './use-payment-step.ts';

type Intent = components['schemas']['OrderIntent'];

/** Totals in euros, before and now. */
export interface PriceChange {
  before: number;
  now: number;
}

export interface CheckoutFlow {
  step: 'data' | 'payment';
  intent: Intent | null;
  editing: ReadonlySet<Section>;
  saving: Section | null;
  /** Continue waits for its answer. */
  preparing: boolean;
  problem: IntentProblem | null;
  priceChange: PriceChange | null;
  /** Quiet word about what came about. */
  announcement: 'saved' | 'save_failed' | 'intent_failed' | null;
  proceed: (values: CheckoutValues, totalSeen: number) => Promise<IntentProblem | null>;
  edit: (section: Section) => void;
  /** `sameSecret`: the payment is the one of before, so the card form has to ask for its new amount. */
  save: (section: Section, values: CheckoutValues) => Promise<{ saved: boolean; sameSecret: boolean; problem: IntentProblem | null }>;
}

interface FlowOptions {
  buyer: Buyer;
  language: Language;
  brand: string;
  onIntent: (paymentIntent: string) => void;
}

/** Changes of the intent run one after the other, in the order they were asked for. */
const oneByOne = { scope: { id: 'order' } };

/** Mode and address are one decision: home delivery needs its address, so whichever of them is saved takes the other along. */
const savedTogether: Partial<Record<Section, readonly Section[]>> = { delivery: ['delivery', 'shipping'], shipping: ['delivery', 'shipping'] };

/** Secret and id are both there: without either nothing advances (specification section 4). */
function isComplete(intent: Partial<Intent> | undefined): intent is Intent {
  return Boolean(intent?.payment_intent_secret && intent.payment_intent_id);
}

/** The checkout's two steps: what is sent when, and what the answers change. */
export function useCheckoutFlow({ buyer, language, brand, onIntent }: FlowOptions): CheckoutFlow {
  const create = useApiMutation('createOrderIntent', oneByOne);
  const update = useApiMutation('updateOrderIntent', oneByOne);
  const proceeding = useRef(false);
  const [intent, setIntent] = useState<Intent | null>(null);
  const [editing, setEditing] = useState<ReadonlySet<Section>>(new Set());
  const [saving, setSaving] = useState<Section | null>(null);
  const [problem, setProblem] = useState<IntentProblem | null>(null);
  const [priceChange, setPriceChange] = useState<PriceChange | null>(null);
  const [announcement, setAnnouncement] = useState<CheckoutFlow['announcement']>(null);
  const { step, advance } = usePaymentStep(intent !== null);
  /** What the server has, so that Save sends only what is different. */
  const kept = useRef<CheckoutValues | null>(null);

  function take(next: Intent, values: CheckoutValues, totalSeen: number) {
    kept.current = values;
    setIntent(next);
    setPriceChange(next.total_price === totalSeen ? null : { before: totalSeen, now: next.total_price });
    onIntent(next.payment_intent_id);
  }

  /** Pressed twice, also before the button looks busy: one intent. */
  async function proceed(values: CheckoutValues, totalSeen: number) {
    if (proceeding.current) return null;
    proceeding.current = true;
    setProblem(null);
    setAnnouncement(null);
    try {
      const next = await create.mutateAsync({ body: intentPayload(values, { ...buyer, language, brand, totalSeen }) });
      if (!isComplete(next)) throw new Error('the order intent came without secret or id');
      take(next, values, totalSeen);
      setEditing(new Set());
      advance();
      track('checkout_step_1', { country: countryOf(values, buyer) });
      return null;
    } catch (error) {
      console.error('the order intent was not made', error);
      const found = intentProblem(error);
      setProblem(found);
      if (found.kind === 'quiet') setAnnouncement('intent_failed');
      return found;
    } finally {
      proceeding.current = false;
    }
  }

  async function save(section: Section, values: CheckoutValues) {
    if (!intent || !kept.current) return { saved: false, sameSecret: true, problem: null };
    setProblem(null);
    setAnnouncement(null);
    const together = savedTogether[section] ?? [section];
    const next: CheckoutValues = { ...kept.current, ...Object.fromEntries(together.map((one) => [one, values[one]])) };
    // Choosing home took the stored billing data back (specification section 4).
    if (section === 'delivery' && !values.billing.reuse) next.billing = { ...next.billing, reuse: false };
    const parts = changedParts(intentParts(kept.current, buyer), intentParts(next, buyer));
    const close = () => setEditing((open) => new Set([...open].filter((one) => !together.includes(one))));
    if (Object.keys(parts).length === 0) {
      close();
      return { saved: true, sameSecret: false, problem: null };
    }
    setSaving(section);
    try {
      const answer = await update.mutateAsync({ body: { payment_intent: intent.payment_intent_id, ...parts } });
      if (!isComplete(answer)) throw new Error('the changed order intent came without secret or id');
      take(answer, next, intent.total_price);
      close();
      setAnnouncement('saved');
      return { saved: true, sameSecret: answer.payment_intent_secret === intent.payment_intent_secret, problem: null };
    } catch (error) {
      console.error('the order intent was not changed', error);
      const found = intentProblem(error);
      setProblem(found);
      if (found.kind === 'quiet') setAnnouncement('save_failed');
      return { saved: false, sameSecret: true, problem: found };
    } finally {
      setSaving(null);
    }
  }

  return {
    step,
    intent,
    editing,
    saving,
    problem,
    priceChange,
    announcement,
    proceed,
    save,
    preparing: create.isPending,
    edit: (section) => setEditing((open) => new Set(open).add(section)),
  };
}
