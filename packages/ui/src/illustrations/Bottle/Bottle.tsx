import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { bottle, labelType, photographed } from './Bottle.css.ts';
import type { BottleData } from './bottle-data.ts';
import { drawBottle } from './draw-bottle.ts';
import { themeOf } from './labels/print-label.ts';
import { sizeOf } from './shapes.ts';
import { bottleMeasures, byRowScale } from '../row-scale.css.ts';
import { trustedMarkup } from '../../trusted-types.ts';

export type BottleProps = BottleData & {
  /** Accessible name. Without one the bottle is decoration and hidden from assistive technology. */
  title?: string;
  /**
   * Pixels per millimetre, the same for every bottle in a row: a magnum is bigger. Without it the
   * row's CSS decides, once for all, by the custom property `--bottle-scale` (a length, e.g. 1.2px).
   */
  scale?: number;
  /**
   * A photograph in the drawing's place: an `img`, perhaps in a `picture`, of the bottle alone and upright. It gets the height that the
   * bottle has at the row's scale.
   */
  photograph?: ReactNode;
};

/** A wine's bottle. Not for empty glasses or for a picture of the wine in use: it stands upright, alone. */
export function Bottle({ title, scale, photograph, ...data }: BottleProps): ReactElement {
  if (photograph) {
    const own = scale === undefined ? {} : { style: { '--bottle-scale': `${scale}px` } as CSSProperties };
    return (
      <span className={`${photographed} ${bottleMeasures[data.shape]}`} {...own}>
        {photograph}
      </span>
    );
  }
  const { viewBox, markup } = drawBottle(data);
  const size = sizeOf(data.shape);
  const type = `${bottle} ${labelType[themeOf(data.label)]}`;
  const sized =
    scale === undefined
      ? { className: `${type} ${byRowScale} ${bottleMeasures[data.shape]}` }
      : { className: type, width: size.width * scale, height: size.height * scale };
  const name = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const);
  return <svg {...sized} {...name} viewBox={viewBox} textAnchor="middle" dangerouslySetInnerHTML={{ __html: trustedMarkup(markup) }} />;
}
