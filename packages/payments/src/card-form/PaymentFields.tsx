import { Button, Notice, Stack, StatusMessage } from '@parral/ui';
import { PaymentElement } from '@stripe/react-stripe-js';
import { useImperativeHandle, useState } from 'react';
import type { CardFormProps } from './card-form-props.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { usePayment } from './use-payment.ts';

/** The form inside Stripe's `<Elements>`: the card, what went wrong, and the button. */
export function PaymentFields(props: CardFormProps & { onRetry: () => void }) {
  const { labels, disabled = false, onReady, onRetry, ref } = props;
  const { pay, paying, problem, show, fetchUpdates, clearProblem } = usePayment(props);
  const [ready, setReady] = useState(false);
  useImperativeHandle(ref, () => ({ fetchUpdates, clearProblem }), [fetchUpdates, clearProblem]);

  function becomeReady() {
    setReady(true);
    onReady?.();
  }

  return (
    <form
      noValidate
      aria-busy={paying || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (!disabled && ready) void pay();
      }}
    >
      <Stack gap={24}>
        <PaymentElement
          options={{ readOnly: paying }}
          onReady={becomeReady}
          onLoadError={({ error }) => show({ kind: 'load', message: error.message ?? labels.loadFailed, code: error.type, cause: error })}
        />
        {!ready && !problem && <StatusMessage>{labels.loading}</StatusMessage>}
        {problem?.kind === 'load' && <LoadFailure labels={labels} onRetry={onRetry} />}
        {(problem?.kind === 'refused' || problem?.kind === 'update') && (
          <Notice tone="error" live title={labels.refusedTitle}>
            {problem.message}
          </Notice>
        )}
        {disabled && labels.disabledReason && <StatusMessage>{labels.disabledReason}</StatusMessage>}
        <Button type="submit" full busy={paying} disabled={disabled || !ready}>
          {paying ? labels.paying : labels.pay}
        </Button>
      </Stack>
    </form>
  );
}
