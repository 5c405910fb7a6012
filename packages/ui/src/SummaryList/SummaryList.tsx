import type { ReactNode } from 'react';
import * as css from './SummaryList.css.ts';

export interface SummaryLine {
  name: ReactNode;
  /** between name and amount: the price of one */
  detail?: ReactNode;
  /** already in words */
  amount: ReactNode;
  key: string;
}

export interface SummaryListProps {
  lines: readonly SummaryLine[];
  total?: { name: string; amount: ReactNode };
  /** under the total: VAT contained */
  note?: ReactNode;
}

/** What is to be paid: lines, then the total in display size. */
export function SummaryList({ lines, total, note }: SummaryListProps) {
  return (
    <div>
      <dl>
        {lines.map((line) => (
          <div key={line.key} className={css.row}>
            <dt>
              {line.name}
              {line.detail && <span className={css.detail}> {line.detail}</span>}
            </dt>
            <dd className={css.amount}>{line.amount}</dd>
          </div>
        ))}
        {total && (
          <div className={css.total}>
            <dt className={css.totalName}>{total.name}</dt>
            <dd className={css.totalAmount}>{total.amount}</dd>
          </div>
        )}
      </dl>
      {note && <p className={css.note}>{note}</p>}
    </div>
  );
}
