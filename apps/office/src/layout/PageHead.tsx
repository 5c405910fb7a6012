import { Heading } from '@parral/ui';
import type { ReactNode } from 'react';
import * as css from './layout.css.ts';

/** The head of a page: its title, what state its thing is in, and what can be done. */
export function PageHead({ title, status, actions }: { title: string; status?: ReactNode; actions?: ReactNode }) {
  return (
    <div className={css.head}>
      <div className={css.titles}>
        <Heading level={1}>{title}</Heading>
        {status}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

/** A part of a page under its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      {children}
    </section>
  );
}
