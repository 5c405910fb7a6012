import type { ReactNode } from 'react';
import type { Field } from '../themes/tokens.ts';
import * as css from './Section.css.ts';

export interface SectionProps {
  children: ReactNode;
  /** the colour it stands on; left out, the page's ground */
  field?: Field;
  /** room above and below */
  space?: 'normal' | 'small' | 'top' | 'none';
  /** `full`: to the window's edges, for pictures */
  width?: 'page' | 'full';
  /** id of its heading */
  labelledBy?: string;
  id?: string;
}

/** A band across the page, on one colour, with the page's margins inside. */
export function Section({ children, field, space = 'normal', width = 'page', labelledBy, id }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} data-field={field} className={css.space[space]}>
      {width === 'full' ? children : <div className={css.inner}>{children}</div>}
    </section>
  );
}

/** The page's margins alone, for parts that are not a section; `narrow`: one message, no wider than is good to read, with room round it. */
export function Page({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return <div className={css.inner}>{narrow ? <div className={css.narrow}>{children}</div> : children}</div>;
}
