import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { Glyph } from '../Glyph/Glyph.tsx';
import * as css from './ProductCard.css.ts';

interface ProductCardsProps {
  children: ReactNode;
  label?: string;
  /** each card has its niche: side by side they are one wall */
  walled?: boolean;
}

/** Cards in rows, each 220 px wide; two share a phone's width. */
export function ProductCards({ children, label, walled }: ProductCardsProps) {
  return (
    <ul className={classNames(css.cards, walled && css.walled)} aria-label={label}>
      {children}
    </ul>
  );
}

export interface ProductCardProps {
  /** a bottle, or a photograph */
  picture: ReactNode;
  /**
   * addresses of the niche that it stands in (220 × 300 px, the sill 16 px above its foot), and of the bare wall (1100 × 300 px), which
   * goes on after the last of a row; among `walled` cards
   */
  niche?: { src: string; wall: string } | undefined;
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
export function ProductCard({ picture, niche, title, text, flag, price, moreLabel, href, onFollow, locked, lockedLabel, headingLevel = 3 }: ProductCardProps) {
  const Tag = `h${headingLevel}` as const;
  return (
    <li className={niche === undefined ? css.card : css.inWall}>
      <div className={niche === undefined ? css.picture : css.niche}>
        {niche && (
          <>
            <img className={css.bareWall} src={niche.wall} width={1100} height={300} alt="" />
            <img className={css.nicheImage} src={niche.src} width={220} height={300} alt="" />
          </>
        )}
        {flag && <span className={css.flag}>{flag}</span>}
        <div data-bottle="card">{picture}</div>
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
