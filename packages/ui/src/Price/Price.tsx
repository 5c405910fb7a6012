import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Price.css.ts';

export interface PriceProps {
  /** already in words, as `49,00 €` */
  amount: string;
  size?: 'big' | 'total' | 'normal' | 'plain';
  /** under it, as `2 × 24,50 €, IVA incluido` */
  note?: ReactNode;
  /** what it was, with the words that say so to those who listen */
  before?: { amount: string; label: string };
  /** said before the amount to those who listen, where a crossed out price stands beside */
  label?: string;
}

/** A price as text; the caller formats it. */
export function Price({ amount, size = 'normal', note, before, label }: PriceProps) {
  return (
    <span className={css.price}>
      <span className={css.row}>
        {label && <VisuallyHidden>{label} </VisuallyHidden>}
        <span className={css.size[size]}>{amount}</span>
        {before && (
          <s className={css.before}>
            <VisuallyHidden>{before.label} </VisuallyHidden>
            {before.amount}
          </s>
        )}
      </span>
      {note && <span className={css.note}>{note}</span>}
    </span>
  );
}
