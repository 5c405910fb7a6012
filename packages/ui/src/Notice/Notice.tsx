import type { ReactNode } from 'react';
import * as css from './Notice.css.ts';

export interface NoticeProps {
  tone?: 'info' | 'error' | 'success';
  /** what happened; an error always has one, so that it is told by words and not by colour */
  title?: ReactNode;
  /** why, and what to do */
  children?: ReactNode;
  action?: ReactNode;
  /** `true` when it appears while the reader is on the page: it is then said aloud */
  live?: boolean;
  id?: string;
}

/** A message that stays. One that passes is a StatusMessage. */
export function Notice({ tone = 'info', title, children, action, live, id }: NoticeProps) {
  return (
    <div id={id} className={css.tone[tone]} role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}>
      {title && <p className={css.title}>{title}</p>}
      {typeof children === 'string' ? <p>{children}</p> : children}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
