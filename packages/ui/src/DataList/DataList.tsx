import type { ReactNode } from 'react';
import * as css from './DataList.css.ts';

export interface DataItem {
  name: string;
  value: ReactNode;
}

export interface DataListProps {
  items: readonly DataItem[];
  /** `rows`: facts with hairlines; `pairs`: what was filled in, two beside each other; `figures`: a few great numbers */
  variant?: 'rows' | 'pairs' | 'figures';
}

/** Names and their values. Money that adds up is a SummaryList. */
export function DataList({ items, variant = 'rows' }: DataListProps) {
  return (
    <dl className={css.list[variant]}>
      {items.map((item) => (
        <div key={item.name} className={css.row[variant]}>
          <dt className={css.name}>{item.name}</dt>
          <dd className={css.value[variant]}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
