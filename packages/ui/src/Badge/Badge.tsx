import type { ReactNode } from 'react';
import * as css from './Badge.css.ts';

export interface BadgeProps {
  children: ReactNode;
  tone?: 'accent' | 'success' | 'muted' | 'filled';
}

/** A word or two about a thing: scarce, in stock, members only. Not a control. */
export function Badge({ children, tone = 'accent' }: BadgeProps) {
  return <span className={css.tone[tone]}>{children}</span>;
}

export interface CountBadgeProps {
  /** as shown: `2`, `9+`, or empty for none */
  count?: string;
  /** lets a script find it and write the figure: set as `data-count` */
  name?: string;
}

/** A figure beside a link. With nothing to count it is not there. */
export function CountBadge({ count = '', name }: CountBadgeProps) {
  return (
    <span className={css.count} data-count={name}>
      {count}
    </span>
  );
}
