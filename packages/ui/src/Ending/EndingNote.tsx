import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import * as css from './EndingNote.css.ts';
import { EndingSteps, type EndingStepsProps } from './EndingSteps.tsx';

export interface EndingNoteProps {
  /** what is done, in a few words */
  title: string;
  /** focus may be sent to the title by it */
  titleId?: string;
  level?: 2 | 3;
  /** `true` when it takes the place of a form on the page: title and words are then said aloud */
  live?: boolean;
  children: ReactNode;
  /** over the words, as wide as the note */
  picture?: ReactNode;
  steps?: Omit<EndingStepsProps, 'size'>;
  action?: ReactNode;
}

/** An ending inside a page, in the place of the form that was sent. A whole page at the end of buying or booking is an Ending. */
export function EndingNote({ title, titleId, level = 3, live = false, children, picture, steps, action }: EndingNoteProps) {
  return (
    <div className={css.note}>
      {picture && <div className={css.picture}>{picture}</div>}
      <div className={css.said} role={live ? 'status' : undefined}>
        <Heading level={level} size="small" id={titleId}>
          {title}
        </Heading>
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
      {steps && <EndingSteps size="part" {...steps} />}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
