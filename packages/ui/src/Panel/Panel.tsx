import type { ReactNode } from 'react';
import * as css from './Panel.css.ts';

export interface PanelProps {
  children: ReactNode;
  /** a Heading or a Text of size `label` */
  heading?: ReactNode;
  /** opposite the heading: Edit, Save */
  action?: ReactNode;
  labelledBy?: string;
}

/** One of several parts of a page or form, told apart the theme's way: a rule, a colour field, a double rule. */
export function Panel({ children, heading, action, labelledBy }: PanelProps) {
  return (
    <section className={css.panel} data-field="panel" aria-labelledby={labelledBy}>
      {(heading || action) && (
        <div className={css.head}>
          {heading}
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
