import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Runtime } from '@parral/site/browser';
import type block from './block.ts';
import type { CheckoutData } from './load.server.ts';
import { CheckoutScreen } from './screen/CheckoutScreen.tsx';

/** Paying for the basket in two steps: data, then card. */
export default function Checkout({ attributes, data, language, brand }: BlockProps<BlockAttributes<typeof block>, CheckoutData>) {
  return (
    <Runtime>
      <CheckoutScreen {...attributes} {...data} language={language} brand={brand} />
    </Runtime>
  );
}
