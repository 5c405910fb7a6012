import type { ReactNode } from 'react';
import { Glyph } from '../Glyph/Glyph.tsx';
import * as css from './Disclosure.css.ts';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** open at first */
  open?: boolean;
  /** those of one name close each other */
  name?: string;
  onToggle?: (open: boolean) => void;
}

/** More on demand, by `<details>`: works without script. Not for what everybody needs. */
export function Disclosure({ summary, children, open, name, onToggle }: DisclosureProps) {
  return (
    <details className={css.details} open={open} name={name} onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}>
      <summary className={css.summary}>
        {summary}
        <span className={css.arrow}>
          <Glyph name="chevron-down" />
        </span>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
