import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css.ts';

/** Words for those who listen. Never for something the rest would need to see. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}
