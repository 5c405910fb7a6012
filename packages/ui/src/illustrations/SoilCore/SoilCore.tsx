import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { BottleData } from '../Bottle/bottle-data.ts';
import { trustedMarkup } from '../../trusted-types.ts';
import type { SoilProfile } from '../strata.ts';
import { byRowScale, coreMeasures } from '../row-scale.css.ts';
import { core, pictured } from './SoilCore.css.ts';
import { coreSize, coreViewBox, drawCore } from './draw-core.ts';

export type SoilCoreProps = {
  soil: SoilProfile;
  /** The bottle that stands on it. */
  shape?: BottleData['shape'];
  /** Accessible name of the drawing; without one the core is decoration. A picture has its own. */
  title?: string;
  /** Pixels per millimetre, the same as the row's bottles; otherwise the row's `--bottle-scale`. */
  scale?: number;
  /** A picture in the drawing's place: an `img`, perhaps in a `picture`. The core shows as much of it, from the left, as its bottle is wide. */
  picture?: ReactNode;
};

/** The ground a wine grows on, as a core under its bottle. Not without a bottle: SoilKey explains a soil. */
export function SoilCore({ soil, shape = 'bordeaux', title, scale, picture }: SoilCoreProps): ReactElement {
  if (picture) {
    const own = scale === undefined ? {} : { style: { '--bottle-scale': `${scale}px` } as CSSProperties };
    return (
      <span className={`${core} ${pictured} ${byRowScale} ${coreMeasures[shape]}`} {...own}>
        {picture}
      </span>
    );
  }
  const { width, height } = coreSize(shape);
  const sized =
    scale === undefined ? { className: `${core} ${byRowScale} ${coreMeasures[shape]}` } : { className: core, width: width * scale, height: height * scale };
  const named = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const);
  return <svg {...sized} {...named} viewBox={coreViewBox(shape)} dangerouslySetInnerHTML={{ __html: trustedMarkup(drawCore(soil, shape)) }} />;
}
