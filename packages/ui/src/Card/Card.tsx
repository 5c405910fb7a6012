import type { ReactNode } from 'react';
import * as css from './Card.css.ts';

export interface CardProps {
  children: ReactNode;
  /** `raise`: a field without a border; `outline`: the theme's frame (ink, field, or two hairlines) */
  variant?: 'raise' | 'outline';
  /** a picture that fills its upper edge */
  picture?: ReactNode;
  /** a part below on the raised colour, as a timer */
  foot?: ReactNode;
  as?: 'div' | 'article' | 'aside' | 'li';
  labelledBy?: string;
}

/** A thing apart: an order's summary, a visit's price, a code. Not for every item of a list. */
export function Card({ children, variant = 'raise', picture, foot, as: Tag = 'div', labelledBy }: CardProps) {
  return (
    <Tag className={css.variant[variant]} data-field={variant === 'raise' ? 'raise' : 'panel'} aria-labelledby={labelledBy}>
      {picture && <div className={css.picture}>{picture}</div>}
      <div className={css.inside}>{children}</div>
      {foot && (
        <div className={css.foot} data-field="raise">
          {foot}
        </div>
      )}
    </Tag>
  );
}
