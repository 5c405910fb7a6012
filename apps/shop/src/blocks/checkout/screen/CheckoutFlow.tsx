import { useWords } from '@parral/site/words';
import { StepIndicator } from '@parral/ui';
import { lineItem } from '../../../adding/line-item.ts';
import { track } from '@parral/site/browser';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { chosenCountry } from '../../../draft/chosen-country.store.ts';
import { keepDraft, readDraft } from '../../../draft/checkout-draft.store.ts';
import { zodResolver } from '@parral/site/forms';
import * as css from '../Checkout.css.ts';
import { countryOf, modeOf } from '../form/buyer.ts';
import { checkoutSchema } from '../form/checkout-schema.ts';
import { type CheckoutValues, isCheckoutValues } from '../form/checkout-values.ts';
import { postcodeToPreview, zoneOf } from '../form/shipping-zone.ts';
import { firstValues } from '../form/first-values.ts';
import { useCheckoutFlow } from '../intent/use-checkout-flow.ts';
import { OrderSummary } from '../summary/OrderSummary.tsx';
import { CheckoutForm, type CheckoutFormProps } from './CheckoutForm.tsx';
import { CheckoutPlaceContext, type CheckoutPlace } from './checkout-place.ts';

/** What the basket is asked for: shipping to a country, with the postcode once it is known, or pickup (specification section 4). */
export type Preview = { shippingCountryCode: string; shippingPostcode?: string } | { shipping_mode: 'shop' };

interface CheckoutFlowProps extends CheckoutPlace, Pick<CheckoutFormProps, 'basketUrl' | 'confirmationUrl' | 'publishableKey' | 'scriptUrl' | 'privacy'> {
  brand: string;
  /** The basket's amounts are being asked for anew. */
  refreshing: boolean;
  /** They could not be asked for: those shown are the last that are known. */
  refreshFailed: boolean;
  onPreview: (preview: Preview) => void;
  onRefresh: () => Promise<unknown>;
}

/** A basket with something in it, on its way to being paid. */
export function CheckoutFlow(props: CheckoutFlowProps) {
  const { countries, language, brand, basket, refreshing, onPreview, buyer } = props;
  const t = useWords('shop/checkout');
  const [draft] = useState(() => readDraft(isCheckoutValues));
  const [paymentIntent, setPaymentIntent] = useState(draft?.paymentIntent);
  const schema = useMemo(() => checkoutSchema(countries, { member: buyer.member, byMail: buyer.byMail ?? false }), [countries, buyer.member, buyer.byMail]);
  const form = useForm<CheckoutValues>({
    defaultValues: firstValues(draft, chosenCountry(countries) ?? '', buyer.member),
    resolver: zodResolver(schema),
    shouldFocusError: false,
  });
  const [shipping, delivery] = useWatch({ control: form.control, name: ['shipping', 'delivery'] });
  const isPickup = modeOf({ delivery }, buyer) === 'shop';
  const country = countryOf({ shipping, delivery }, buyer);
  const isMember = buyer.member !== null;
  const flow = useCheckoutFlow({
    buyer,
    language,
    brand,
    onIntent(id) {
      setPaymentIntent(id);
      keepDraft({ values: form.getValues(), isMember, paymentIntent: id });
    },
  });

  const postcode = postcodeToPreview(shipping, countries);
  const zone = isPickup ? undefined : zoneOf(shipping, countries);
  const isUnserved = zone?.price === null;
  // Said as soon as it is known: nobody fills in the rest for nothing.
  useEffect(() => {
    if (!isUnserved) return undefined;
    void form.trigger('shipping.postalCode');
    return () => form.clearErrors('shipping.postalCode');
  }, [isUnserved, form]);
  useEffect(() => {
    onPreview(isPickup ? { shipping_mode: 'shop' } : { shippingCountryCode: country, ...(postcode !== null && { shippingPostcode: postcode }) });
  }, [isPickup, country, postcode, onPreview]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft({ values, isMember, paymentIntent }),
      }),
    [form, isMember, paymentIntent],
  );
  useBeginning(basket);
  const isFormShown = useShown();

  const inPayment = flow.step === 'payment';
  // While a section is open the summary shows what its change would come to; what was agreed stands again once it is saved.
  const charged = inPayment && flow.editing.size === 0 ? (flow.intent?.total_price ?? null) : null;
  return (
    <CheckoutPlaceContext value={props}>
      <FormProvider {...form}>
        <div className={css.screen}>
          <StepIndicator
            label={t('steps')}
            steps={[{ name: t(buyer.byMail ? 'step_data_by_mail' : 'step_data') }, { name: t('step_payment') }]}
            current={inPayment ? 2 : 1}
            doneLabel={t('step_done')}
          />
          <div className={inPayment ? `${css.columns} ${css.paying}` : css.columns}>
            <CheckoutForm {...props} flow={flow} known={paymentIntent ?? null} />
            <div className={inPayment ? `${css.aside} ${css.payingAside}` : css.aside}>
              {isFormShown && <OrderSummary basket={basket} country={country} zone={zone} isPickup={isPickup} stale={refreshing} charged={charged} />}
            </div>
          </div>
        </div>
      </FormProvider>
    </CheckoutPlaceContext>
  );
}

/** Whether the form stands in the page. The summary comes after it: put there together they keep a tap on a phone waiting for over 50 ms. */
function useShown(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown;
}

/** Tells once that a checkout begins, with what is in the basket. */
function useBeginning(basket: CheckoutPlace['basket']): void {
  const [begun] = useState(basket);
  useEffect(() => {
    track('begin_checkout', { ecommerce: { currency: 'EUR', value: begun.total_price, items: begun.lines.map((line) => lineItem(line)) } });
  }, [begun]);
}
