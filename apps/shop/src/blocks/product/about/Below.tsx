import type { Language } from '@parral/api-spec/languages';
import { translator } from '@parral/site/words';
import type { ProductData } from '../load.server.ts';
import messages from './messages.ts';
import { ElectronicLabel } from './ElectronicLabel.tsx';
import { Tasting } from './Tasting.tsx';

export interface BelowProps extends Pick<ProductData, 'product'> {
  language: Language;
}

/** Tasting note and electronic label. */
export function Below({ product, language }: BelowProps) {
  const t = translator(messages[language], language);
  return (
    <>
      <Tasting product={product} t={t} />
      <ElectronicLabel product={product} t={t} />
    </>
  );
}
