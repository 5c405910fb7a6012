import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as css from './Wordmark.css.ts';

export interface WordmarkProps {
  /** as it is set: ALBA, brisa, Club La Llave */
  name: string;
  /** home, in the reader's language; left out, it is no link */
  href?: string;
  /** said in place of the name and holding it, as `Alba, inicio` */
  label?: string;
  /** drawn, in place of the name, which is then read to who does not see it; its size in px, shown as high as the type would be */
  picture?: { src: string; width: number; height: number } | undefined;
  /** before the name: the club's key */
  mark?: ReactNode;
}

/** Letters that every header has room for in one line, in any theme's type. */
const roomFor = 10;

/** The house's name in its own type. */
export function Wordmark({ name, href, label, picture, mark }: WordmarkProps) {
  const wordmark = classNames(css.wordmark, !picture && name.length > roomFor && css.long);
  const inside = (
    <>
      {mark}
      {picture ? <img className={css.picture} {...picture} alt={label ? '' : name} /> : <span className={css.name}>{name}</span>}
    </>
  );
  if (href === undefined) return <span className={wordmark}>{inside}</span>;
  return (
    <a href={href} className={wordmark} aria-label={label}>
      {inside}
    </a>
  );
}
