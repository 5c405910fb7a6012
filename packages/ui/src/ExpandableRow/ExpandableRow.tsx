import type { ReactNode } from 'react';
import { Glyph } from '../Glyph/Glyph.tsx';
import * as css from './ExpandableRow.css.ts';

export interface ExpandableRowProps {
  /** what the row is: an order's number */
  title: ReactNode;
  /** what else is seen of it while it is closed; a few words each */
  facts: readonly { label: string; value: ReactNode }[];
  /** seen once it is open */
  children: ReactNode;
  open?: boolean;
}

/** A row that opens to what it is made of, by `<details>`: works without script. Several stand one under another. */
export function ExpandableRow({ title, facts, children, open }: ExpandableRowProps) {
  return (
    <details className={css.row} open={open}>
      <summary className={css.summary}>
        <span className={css.title}>{title}</span>
        <span className={css.facts}>
          {facts.map(({ label, value }) => (
            <span key={label} className={css.fact}>
              <span className={css.label}>{label} </span>
              <span className={css.value}>{value}</span>
            </span>
          ))}
        </span>
        <span className={css.arrow}>
          <Glyph name="chevron-down" />
        </span>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
