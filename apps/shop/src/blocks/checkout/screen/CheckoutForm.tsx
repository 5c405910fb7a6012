import { useWords } from '@parral/site/words';
import { Columns, TextField, Button, ErrorSummary, Heading, StatusMessage } from '@parral/ui';
import { useCheckoutFields } from '../form/fields.ts';
import { PlaceFields } from '../sections/PlaceFields.tsx';
import type { CardFormHandle } from '@parral/payments';
import { type ComponentType, lazy, Suspense, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Privacy, PrivacyNotice, useErrorSummary, useFocusAfterRender } from '@parral/site/forms';
import { orderPath } from '@parral/site/paths';
import * as css from '../Checkout.css.ts';
import { shownSections } from '../form/buyer.ts';
import type { CheckoutValues, Section } from '../form/checkout-values.ts';
import type { IntentProblem } from '../intent/intent-problem.ts';
import { serverErrors } from '../intent/server-errors.ts';
import type { CheckoutFlow } from '../intent/use-checkout-flow.ts';
import { Payment } from '../payment/Payment.tsx';
import { BillingFields } from '../sections/BillingFields.tsx';
import { ClientFields } from '../sections/ClientFields.tsx';
import { ExtrasFields, TermsField } from '../sections/ExtrasFields.tsx';
import { lineOf } from '../sections/previews.ts';
import { SectionPanel } from '../sections/SectionPanel.tsx';
import { useCheckoutPlace } from './checkout-place.ts';
import { ProblemNotice } from './ProblemNotice.tsx';

/** For members only, with its drawings: visitors do without its code. */
const DeliveryFields = lazy(() => import('../sections/DeliveryFields.tsx'));
const fieldsOf: Record<Section, ComponentType> = {
  client: ClientFields,
  delivery: DeliveryFields,
  shipping: ShippingFields,
  billing: BillingFields,
  extras: ExtrasFields,
};

export interface CheckoutFormProps {
  flow: CheckoutFlow;
  basket: { total_price: number };
  refreshing: boolean;
  refreshFailed: boolean;
  onRefresh: () => Promise<unknown>;
  basketUrl: string;
  confirmationUrl: string;
  publishableKey: string;
  scriptUrl: string | null;
  privacy: Privacy;
  /** Id of the payment begun in this tab, if any. */
  known: string | null;
}

/** The sections with their two ways of standing there, Continue, and the payment. */
export function CheckoutForm({
  flow,
  basket,
  refreshing,
  refreshFailed,
  onRefresh,
  basketUrl,
  confirmationUrl,
  publishableKey,
  scriptUrl,
  privacy,
  known,
}: CheckoutFormProps) {
  const t = useWords('shop/checkout');
  const { buyer, countries, documentOptions, pickupHours } = useCheckoutPlace();
  const form = useFormContext<CheckoutValues>();
  const delivery = useWatch({ control: form.control, name: 'delivery' });
  const { errors } = useCheckoutFields();
  const { summary, focusSummary } = useErrorSummary();
  const focusAfterRender = useFocusAfterRender();
  // The button that was pressed is gone once a section opens or closes: the focus goes on from its heading.
  const toHeading = (section: Section) => focusAfterRender(`section-${section}`);
  const card = useRef<CardFormHandle>(null);
  const [paying, setPaying] = useState(false);
  const [seen, setSeen] = useState(basket.total_price);
  const { step, intent } = flow;
  const inPayment = step === 'payment';
  /** What was sent last: a section; null: all of it. */
  const [lastSent, setLastSent] = useState<Section | null>(null);
  /** Continue was pressed while the amounts were being asked for anew, or on the way to a bank that said no: it goes on once they stand there. */
  const [pressed, setPressed] = useState(isBackFromPaying);

  useEffect(() => {
    if (isBackFromPaying()) history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  useEffect(() => {
    if (inPayment) document.getElementById('checkout-title')?.focus();
  }, [inPayment]);

  async function show(problem: IntentProblem | null) {
    if (problem?.kind === 'fields') {
      for (const { path, error } of serverErrors(problem.fields, form.getValues(), buyer)) form.setError(path, { type: 'server', message: error });
      focusSummary();
    }
    // What is bought was changed elsewhere: now something is to be sent.
    if (problem?.kind === 'fields' && 'shipping_address' in problem.fields) await onRefresh();
    if (problem?.kind === 'price_changed' || problem?.kind === 'stock' || problem?.kind === 'allocation' || problem?.kind === 'basket_empty') await onRefresh();
  }

  const submit = form.handleSubmit(async (values) => {
    setLastSent(null);
    setSeen(basket.total_price);
    await show(await flow.proceed(values, basket.total_price));
  }, focusSummary);

  const goOn = useEffectEvent(() => void submit().finally(() => setPressed(false)));
  useEffect(() => {
    if (pressed && !refreshing) goOn();
  }, [pressed, refreshing]);

  /** A press is never lost: not even the one that left the postcode, which asks for the amounts anew. */
  function proceed(event: SyntheticEvent) {
    event.preventDefault();
    if (inPayment) return;
    if (refreshing) setPressed(true);
    else void submit();
  }

  async function save(section: Section) {
    // Home delivery wants an address and perhaps an invoice's: those that are not good stand open with the rest.
    const touched: Section[] = section === 'delivery' ? ['delivery', 'shipping', 'billing'] : [section];
    if (!(await form.trigger(touched))) {
      for (const one of touched) if (form.getFieldState(one).invalid) flow.edit(one);
      return focusSummary();
    }
    setLastSent(section);
    const { saved, sameSecret, problem } = await flow.save(section, form.getValues());
    await show(problem);
    if (!saved) return;
    toHeading(section);
    if (sameSecret) await card.current?.fetchUpdates();
    else card.current?.clearProblem();
  }

  function edit(section: Section) {
    flow.edit(section);
    toHeading(section);
  }

  const editable = inPayment && !paying;
  return (
    <div className={inPayment ? css.payingForm : css.form}>
      <div className={inPayment ? `${css.before} ${css.payingBefore}` : css.before}>
        <Heading level={1} size="form" id="checkout-title">
          {inPayment ? t('step_payment') : t(buyer.byMail ? 'step_data_by_mail' : 'step_data')}
        </Heading>
        <ErrorSummary ref={summary} title={t('error_summary', { count: errors.length })} errors={errors} />
      </div>
      {inPayment && intent && (
        <Payment
          intent={intent}
          publishableKey={publishableKey}
          scriptUrl={scriptUrl}
          confirmationUrl={confirmationUrl}
          priceChange={flow.priceChange}
          disabled={flow.editing.size > 0}
          onPaying={setPaying}
          ref={card}
        />
      )}
      <form key="sections" noValidate onSubmit={proceed}>
        {inPayment && (
          <div className={css.before}>
            <Heading level={2} size="small">
              {t('told')}
            </Heading>
          </div>
        )}
        {shownSections({ delivery }, buyer).map((section) => {
          const Fields = fieldsOf[section];
          return (
            <SectionPanel
              key={section}
              section={section}
              editing={!inPayment || flow.editing.has(section)}
              preview={lineOf(section, form.getValues(), { t, countries, documentOptions, buyer, pickupHours })}
              onEdit={editable ? () => edit(section) : undefined}
              onSave={editable ? () => void save(section) : undefined}
              saving={flow.saving === section}
            >
              <Suspense fallback={<StatusMessage>{t('loading')}</StatusMessage>}>
                <Fields />
              </Suspense>
              {section === 'extras' && !inPayment && !buyer.member && <TermsField />}
            </SectionPanel>
          );
        })}
        {flow.problem && (
          <ProblemNotice
            problem={flow.problem}
            before={seen}
            now={basket.total_price}
            basketUrl={basketUrl}
            orderUrl={known === null ? null : orderPath(confirmationUrl, known)}
            onAgree={() => void submit()}
            onAgain={() => void (lastSent === null ? submit() : save(lastSent))}
          />
        )}
        <StatusMessage>{flow.announcement ? t(flow.announcement) : refreshFailed ? t('refresh_failed') : ''}</StatusMessage>
        {!inPayment && <PrivacyNotice purpose="checkout" {...privacy} />}
        {!inPayment && (
          <div className={css.foot}>
            <Button variant="quiet" href={basketUrl}>
              {t('back')}
            </Button>
            <div className={css.forward}>
              <Button type="submit" full busy={flow.preparing || pressed}>
                {flow.preparing || pressed ? t('continuing') : t('continue')}
              </Button>
            </div>
          </div>
        )}
      </form>
      {inPayment && (
        <div>
          <Button variant="quiet" onClick={() => history.back()}>
            {t('back')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Whether the confirmation sends the buyer back to pay in another way: what was typed stands in the draft. */
function isBackFromPaying(): boolean {
  return location.hash === '#payment';
}

/** Where the parcel goes (specification section 3, shipping address). */
function ShippingFields() {
  const t = useWords('shop/checkout');
  const { field } = useCheckoutFields();
  return (
    <>
      <Columns>
        <TextField label={t('name')} autoComplete="shipping given-name" {...field('shipping.name')} />
        <TextField label={t('surname')} autoComplete="shipping family-name" {...field('shipping.surname')} />
      </Columns>
      <PlaceFields part="shipping" />
    </>
  );
}
