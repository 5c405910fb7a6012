import type { ReactElement } from 'react';
import { trustedMarkup } from '../../trusted-types.ts';
import { type CardTier, drawEngraving, engravingViewBox } from './draw-engraving.ts';
import { engraving } from './CardEngraving.css.ts';

export type CardEngravingProps = { tier: CardTier };

/** The sierra engraved on a membership card. Decoration, and for the card alone: elsewhere landscapes are cut, not engraved. */
export function CardEngraving({ tier }: CardEngravingProps): ReactElement {
  return <svg className={engraving} viewBox={engravingViewBox} aria-hidden="true" dangerouslySetInnerHTML={{ __html: trustedMarkup(drawEngraving(tier)) }} />;
}
