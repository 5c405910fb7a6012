import { useWords } from '@parral/site/words';
import { Button, Heading } from '@parral/ui';
import type { ReactNode } from 'react';
import * as css from './layout.css.ts';

export interface PageHeadProps {
  title: string;
  status?: ReactNode;
  actions?: ReactNode;
  /** Where the whole list is that the page shows a page of, as a file. */
  csv?: string;
}

/** The head of a page: its title, what state its thing is in, and what can be done. */
export function PageHead({ title, status, actions, csv }: PageHeadProps) {
  const t = useWords('office/layout');
  return (
    <div className={css.head}>
      <div className={css.titles}>
        <Heading level={1}>{title}</Heading>
        {status}
      </div>
      {(actions || csv) && (
        <div className={css.actions}>
          {actions}
          {csv && (
            <Button variant="quiet" href={csv} rel="nofollow">
              {t('csv')}
            </Button>
          )}
        </div>
      )}
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
