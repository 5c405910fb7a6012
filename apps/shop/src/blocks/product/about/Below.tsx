import { useWords } from '@parral/site/words';
import type { AboutBottle } from './about-bottle.ts';
import { CaseContents } from './CaseContents.tsx';
import { ElectronicLabel } from './ElectronicLabel.tsx';
import { Tasting } from './Tasting.tsx';

export interface BelowProps {
  product: AboutBottle;
}

/** Tasting note and electronic label; of a case what is in it. */
export function Below({ product }: BelowProps) {
  const t = useWords('shop/about');
  if (product.contents !== null) return <CaseContents parts={product.contents} t={t} />;
  return (
    <>
      <Tasting product={product} t={t} />
      <ElectronicLabel product={product} t={t} />
    </>
  );
}
