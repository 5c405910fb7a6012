import type { ReactNode } from 'react';
import * as css from './StatusMessage.css.ts';

export interface StatusMessageProps {
  /** what came about; nothing shown, nothing said while it is empty */
  children?: ReactNode;
  /** `floating` at the window's foot, `inline` where it stands */
  place?: 'floating' | 'inline';
}

/** Says quietly what came about: saved, removed, not sent. Keep it mounted so that changes are heard. */
export function StatusMessage({ children, place = 'inline' }: StatusMessageProps) {
  if (place === 'inline') return <output className={css.inline}>{children}</output>;
  return <output className={css.place}>{children && <span className={css.message}>{children}</span>}</output>;
}
