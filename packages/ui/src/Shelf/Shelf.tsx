import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as css from './Shelf.css.ts';

export interface ShelfProps {
  children: ReactNode;
  /** how many stand beside each other from 1024 px; two on a phone, three between */
  columns?: 4 | 5 | 6;
  /** on a phone `grid` for a list to look through, `row` to push sideways for a choice of a few */
  phone?: 'grid' | 'row';
  label?: string;
}

/** A row of bottles on one line, their names beginning on another. Children are ShelfItems. */
export function Shelf({ children, columns = 4, phone = 'grid', label }: ShelfProps) {
  return (
    <ul className={classNames(css.columns[columns], phone === 'row' && css.phoneRow)} aria-label={label}>
      {children}
    </ul>
  );
}

export interface ShelfItemProps {
  /** all of a row at one scale: a magnum is a magnum */
  bottle: ReactNode;
  href: string;
  name: string;
  vintage?: string;
  text?: ReactNode;
  price?: ReactNode;
  /** opposite the price: 75 cl */
  aside?: ReactNode;
  /** above the bottle: a Badge */
  flag?: ReactNode;
  /** a small button or a notice */
  action?: ReactNode;
  stand?: 'start' | 'center';
  headingLevel?: 2 | 3 | 4;
}

/** One wine on the shelf. */
export function ShelfItem({ bottle, href, name, vintage, text, price, aside, flag, action, stand = 'center', headingLevel = 3 }: ShelfItemProps) {
  const Tag = `h${headingLevel}` as const;
  return (
    <li className={css.item}>
      <div className={classNames(css.bottle, css.stand[stand])}>
        {flag && <span className={css.flag}>{flag}</span>}
        <div className={css.rise} data-bottle="card">
          {bottle}
        </div>
      </div>
      <div className={css.words}>
        <Tag className={css.name}>
          <a href={href} className={css.nameLink}>
            {name}
            {vintage && <span className={css.vintage}> {vintage}</span>}
          </a>
        </Tag>
        {text && <p className={css.text}>{text}</p>}
        {(price || aside) && (
          <p className={css.row}>
            <span className={css.price}>{price}</span>
            <span className={css.aside}>{aside}</span>
          </p>
        )}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </li>
  );
}
