import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import type { Field } from '../themes/tokens.ts';
import * as css from './EndingNext.css.ts';

export interface EndingNextProps {
  /** over the title: meanwhile, until then */
  mark?: string;
  title: string;
  children: ReactNode;
  action: ReactNode;
  /** fills its half to the window's edge */
  picture?: ReactNode;
  field?: Field;
}

/** The one thing to do next, across the page; with a picture beside it, or on its colour alone. */
export function EndingNext({ mark, title, children, action, picture, field = 'warm' }: EndingNextProps) {
  return (
    <section className={picture ? css.beside : css.alone} data-field={field}>
      {picture && <div className={css.picture}>{picture}</div>}
      <div className={css.words}>
        <div className={css.say}>
          {mark && <p className={css.mark}>{mark}</p>}
          <Heading level={2} size="small">
            {title}
          </Heading>
          <div className={css.text}>{children}</div>
        </div>
        <div className={css.action}>{action}</div>
      </div>
    </section>
  );
}
