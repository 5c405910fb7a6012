import type { BlockProps } from '@parral/site/render';
import { Runtime } from '@parral/site/browser';
import type { CheckoutData } from './load.server.ts';
import messages from './messages.ts';
import { CheckoutScreen } from './screen/CheckoutScreen.tsx';

interface Attributes {
  basketUrl: string;
  catalogueUrl: string;
  confirmationUrl: string;
  termsUrl: string;
}

/** Paying for the basket in two steps: data, then card. */
export default function Checkout({ attributes, data, language, brand }: BlockProps<Attributes, CheckoutData>) {
  return (
    <Runtime language={language} messages={messages[language]}>
      <CheckoutScreen {...attributes} {...data} language={language} brand={brand} />
    </Runtime>
  );
}
