import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Runtime } from '@parral/site/browser';
import { Section } from '@parral/ui';
import type block from './block.ts';
import { screen } from './Basket.css.ts';
import { BasketView } from './view/BasketView.tsx';
import type { BasketData } from './load.server.ts';

/** The basket: a product table beside its summary. It is one person's, so it is fetched in the browser. */
export default function Basket({ attributes, data, language }: BlockProps<BlockAttributes<typeof block>, BasketData>) {
  return (
    <Runtime>
      <Section space="small">
        <div className={screen}>
          <BasketView {...attributes} {...data} language={language} />
        </div>
      </Section>
    </Runtime>
  );
}
