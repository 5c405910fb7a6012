import type { components } from '@parral/api-spec';
import { SoilCore } from '@parral/ui/illustrations';
import * as css from './WineShelf.css.ts';

/** The ground a wine grows on, under its bottle. */
export function Ground({ wine }: { wine: components['schemas']['ProductCard'] }) {
  const { shape, label } = wine.bottle;
  return (
    <div className={css.ground}>
      <SoilCore soil={label.strata ?? 'sand'} shape={shape} />
    </div>
  );
}
