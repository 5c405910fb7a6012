/** The page of the browser tests: a card form as a checkout holds it, told by its address what to show. */
import { Button, Inline } from '@parral/ui';
import { brandThemes } from '@parral/ui/themes/registry';
import { StrictMode, Suspense, lazy, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FreeConfirm } from '../../pay/FreeConfirm.tsx';
import type { CardFormHandle, CardFormLabels } from '../card-form-props.ts';
import type { PaymentProblem } from '../problem.ts';

const CardForm = lazy(() => import('../CardForm.tsx'));

const wanted = new URLSearchParams(location.search);
const locale = wanted.get('locale') === 'en' ? 'en' : 'es';
document.documentElement.lang = locale;
document.documentElement.dataset['theme'] = wanted.get('theme') ?? brandThemes[0];

const labels: Record<'es' | 'en', CardFormLabels> = {
  es: {
    pay: 'Pagar 24,50 €',
    paying: 'Pagando…',
    loading: 'Cargando el formulario de pago…',
    refusedTitle: 'El pago no se ha realizado',
    loadFailedTitle: 'No se ha podido cargar el pago',
    loadFailed: 'Compruebe su conexión y vuelva a intentarlo.',
    retry: 'Reintentar',
    disabledReason: 'Guarde los cambios para poder pagar.',
  },
  en: {
    pay: 'Pay 24.50 €',
    paying: 'Paying…',
    loading: 'Loading the payment form…',
    refusedTitle: 'The payment was not made',
    loadFailedTitle: 'The payment could not be loaded',
    loadFailed: 'Check your connection and try again.',
    retry: 'Try again',
    disabledReason: 'Save your changes to be able to pay.',
  },
};

function Checkout() {
  const [secret, setSecret] = useState(wanted.get('secret') ?? '');
  const [disabled, setDisabled] = useState(false);
  const [log, setLog] = useState<string[]>([]);
  const form = useRef<CardFormHandle>(null);
  const note = (text: string) => setLog((before) => [...before, text]);
  if (secret.startsWith('free_')) return <FreeConfirm clientSecret={secret} returnUrl="/done?from=test" label="Confirmar" />;
  return (
    <>
      <Suspense fallback={<p>…</p>}>
        <CardForm
          ref={form}
          clientSecret={secret}
          publishableKey="pk_test_sandbox"
          {...(wanted.get('script') !== 'stripe' && { scriptUrl: '/sandbox/stripe/v3/' })}
          locale={locale}
          returnUrl="/done?from=test"
          labels={labels[locale]}
          disabled={disabled}
          onReady={() => note('ready')}
          onSubmitStart={() => note('start')}
          onSubmitEnd={() => note('end')}
          onError={(problem: PaymentProblem) => note(`${problem.kind}:${problem.code ?? ''}`)}
        />
      </Suspense>
      <Inline>
        <Button variant="quiet" onClick={() => setDisabled((before) => !before)}>
          edit
        </Button>
        <Button variant="quiet" onClick={() => setSecret(wanted.get('next') ?? '')}>
          next secret
        </Button>
        <Button variant="quiet" onClick={() => void form.current?.fetchUpdates().then((problem) => note(problem ? 'stale' : 'updated'))}>
          refresh
        </Button>
      </Inline>
      <output data-testid="log">{log.join(' ')}</output>
    </>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Checkout />
    </StrictMode>,
  );
