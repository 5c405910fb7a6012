import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { trustedMarkup } from '../../trusted-types.ts';
import type { BottleData } from '../Bottle/bottle-data.ts';
import { drawCase, planCase } from './draw-case.ts';
import * as css from './PackedCase.css.ts';

export interface PackedCaseProps {
  /** The bottles in their order, each with its shape, which says how much room it needs; six at most, more are a shut case. */
  bottles: readonly { key: string; shape: BottleData['shape']; picture: ReactNode }[];
  /** What it shows, for those who do not see it. */
  title: string;
}

/** An open case from above with the bottles of an order in its bays, all at one scale. Not for bottles that are for sale: they stand on a Shelf. */
export function PackedCase({ bottles, title }: PackedCaseProps): ReactElement {
  const plan = planCase(bottles.map(({ shape }) => shape));
  const { viewBox, behind, before } = drawCase(plan);
  const { width, height, bays, foot } = plan;
  const share = (mm: number, of: number) => `${(100 * mm) / of}%`;
  return (
    <div className={css.frame} style={{ '--case-width': width, '--case-height': height } as CSSProperties}>
      <svg className={css.sheet} viewBox={viewBox} role="img" aria-label={title} dangerouslySetInnerHTML={{ __html: trustedMarkup(behind) }} />
      <div className={css.bottles} aria-hidden>
        {bottles.map(({ key, picture }, at) => (
          <span key={key} className={css.bottle} style={{ left: share(bays[at]?.middle ?? 0, width), bottom: share(height - foot, height) }}>
            {picture}
          </span>
        ))}
      </div>
      <svg className={css.sheet} viewBox={viewBox} aria-hidden dangerouslySetInnerHTML={{ __html: trustedMarkup(before) }} />
    </div>
  );
}
