import { Button } from '@parral/ui';
import { useState } from 'react';
import { usePageRestored } from '../use-page-restored.ts';

export type FreeConfirmProps = {
  /** `free_<id>_secret_<random>`, as the intent answers when nothing is due */
  clientSecret: string;
  /** the confirmation page, absolute or from the root; its own query is kept */
  returnUrl: string;
  label: string;
  disabled?: boolean;
  onSubmitStart?: () => void;
};

/**
 * The end of an order or visit for which nothing is due (a 100 % coupon, babies only): no card, one
 * button that leads to the confirmation page with the parameters a payment would bring. A plain form, so it
 * works before scripts arrive.
 */
export function FreeConfirm({ clientSecret, returnUrl, label, disabled = false, onSubmitStart }: FreeConfirmProps) {
  const [left, setLeft] = useState(false);
  usePageRestored(() => setLeft(false));
  const [action = '', query = ''] = returnUrl.split('?', 2);
  const fields = new URLSearchParams(query);
  fields.set('payment_intent', clientSecret.split('_secret_')[0] ?? '');
  fields.set('payment_intent_client_secret', clientSecret);
  fields.set('redirect_status', 'succeeded');
  return (
    <form
      action={action}
      method="get"
      onSubmit={(event) => {
        if (left) {
          event.preventDefault();
          return;
        }
        setLeft(true);
        onSubmitStart?.();
      }}
    >
      {[...fields].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" full busy={left} disabled={disabled}>
        {label}
      </Button>
    </form>
  );
}
