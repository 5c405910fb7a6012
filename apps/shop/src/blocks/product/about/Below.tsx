import { useWords } from '@parral/site/words';
import type { AboutBottle } from './about-bottle.ts';
import { ElectronicLabel } from './ElectronicLabel.tsx';
import { Tasting } from './Tasting.tsx';

export interface BelowProps {
  product: AboutBottle;
}

/** Tasting note and electronic label. */
export function Below({ product }: BelowProps) {
  const t = useWords('shop/about');
  return (
    <>
      <Tasting product={product} t={t} />
      <ElectronicLabel product={product} t={t} />
    </>
  );
}
