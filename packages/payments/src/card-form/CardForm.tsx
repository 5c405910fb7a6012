import { StatusMessage } from '@parral/ui';
import { Elements } from '@stripe/react-stripe-js';
import { useMemo, useState } from 'react';
import { themeAppearance } from './appearance.ts';
import type { CardFormProps } from './card-form-props.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { useStripeScript } from './use-stripe-script.ts';

/**
 * Card payment with Stripe's Payment Element: pays, and leaves for `returnUrl`. Import it lazily: it brings
 * Stripe's React parts. A new `clientSecret` makes a new form; an amount changed under the same secret wants
 * `fetchUpdates`. Every failure is shown at the form and handed to `onError`.
 */
export function CardForm(props: CardFormProps) {
  const { clientSecret, locale, labels, appearance } = props;
  const { stripe, failed, again } = useStripeScript(props);
  const [round, setRound] = useState(1);
  const options = useMemo(() => ({ clientSecret, locale, appearance: appearance ?? themeAppearance() }), [clientSecret, locale, appearance]);

  if (failed) return <LoadFailure labels={labels} onRetry={again} />;
  if (!stripe) return <StatusMessage>{labels.loading}</StatusMessage>;
  return (
    <Elements key={`${clientSecret} ${round}`} stripe={stripe} options={options}>
      <PaymentFields {...props} onRetry={() => setRound(round + 1)} />
    </Elements>
  );
}

export default CardForm;
