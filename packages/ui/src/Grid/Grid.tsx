import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as css from './Grid.css.ts';

export interface GridProps {
  children: ReactNode;
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/** The page's twelve columns; four on a phone. */
export function Grid({ children, align = 'stretch' }: GridProps) {
  return <div className={classNames(css.grid, css.align[align])}>{children}</div>;
}

/** First column and how many, counted in twelfths. */
export interface GridPlace {
  start: css.Twelfth;
  span: css.Twelfth;
}

export interface GridItemProps {
  children?: ReactNode;
  /** from 1024 px */
  desk?: GridPlace;
  /** from 768 px; the whole width when left out */
  tablet?: GridPlace;
  /** on a phone: the whole width, or half of it */
  phone?: 'full' | 'half';
}

/** A part of the grid. */
export function GridItem({ children, desk, tablet, phone = 'full' }: GridItemProps) {
  return (
    <div
      className={classNames(
        phone === 'half' ? css.half : css.item,
        tablet && css.tabletStart[tablet.start],
        tablet && css.tabletSpan[tablet.span],
        desk && css.deskStart[desk.start],
        desk && css.deskSpan[desk.span],
      )}
    >
      {children}
    </div>
  );
}
