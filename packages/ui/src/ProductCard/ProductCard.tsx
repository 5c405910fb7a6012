import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Glyph } from '../Glyph/Glyph.tsx';
import * as css from './ProductCard.css.ts';

/** Cards in rows, each 220 px wide; two share a phone's width. */
export function ProductCards({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={css.cards} aria-label={label}>
      {children}
    </ul>
  );
}

export interface ProductCardProps {
  /** a bottle, or a photograph */
  picture: ReactNode;
  title: string;
  /** vintage, format, how many there are of it */
  text?: ReactNode;
  /** above the picture: a Badge */
  flag?: ReactNode;
  /** left out where the product is locked */
  price?: string;
  /** on the button: See more; with the title read after it */
  moreLabel: string;
  href: string;
  /** called when the reader goes there */
  onFollow?: () => void;
  /** not for this reader: no price, a lock, and a button that does nothing */
  locked?: boolean;
  /** why, for those who do not see the lock: Members of platinum level */
  lockedLabel?: string;
  headingLevel?: 2 | 3 | 4;
}

/** One product of a selection, framed. */
export function ProductCard({ picture, title, text, flag, price, moreLabel, href, onFollow, locked, lockedLabel, headingLevel = 3 }: ProductCardProps) {
  const Tag = `h${headingLevel}` as const;
  return (
    <li className={css.card}>
      <div className={css.picture}>
        {flag && <span className={css.flag}>{flag}</span>}
        {picture}
      </div>
      <Tag className={css.title}>{title}</Tag>
      {text && <p className={css.text}>{text}</p>}
      <div className={css.foot}>
        {locked ? lockedLabel && <p className={css.text}>{lockedLabel}</p> : price && <p className={css.price}>{price}</p>}
        {locked ? (
          <Button variant="outline" size="small" full disabled icon={<Glyph name="lock" />} aria-label={`${moreLabel}: ${title}`}>
            {moreLabel}
          </Button>
        ) : (
          <Button variant="outline" size="small" full href={href} onClick={onFollow} aria-label={`${moreLabel}: ${title}`}>
            {moreLabel}
          </Button>
        )}
      </div>
    </li>
  );
}
