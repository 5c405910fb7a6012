import { type ReactNode, useEffect, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import * as css from './EndingNote.css.ts';
import { EndingSteps, type EndingStepsProps } from './EndingSteps.tsx';

export interface EndingNoteProps {
  /** what is done, in a few words */
  title: string;
  titleId?: string;
  level?: 2 | 3;
  /** `true` when it takes the place of a form on the page: the button that was pressed is gone, and the title takes the focus */
  live?: boolean;
  children: ReactNode;
  /** over the words, as wide as the note */
  picture?: ReactNode;
  steps?: Omit<EndingStepsProps, 'size'>;
  action?: ReactNode;
}

/** An ending inside a page, in the place of the form that was sent. A whole page at the end of buying or booking is an Ending. */
export function EndingNote({ title, titleId, level = 3, live = false, children, picture, steps, action }: EndingNoteProps) {
  const own = useId();
  const id = titleId ?? (live ? own : undefined);
  useEffect(() => {
    if (live && id !== undefined) document.getElementById(id)?.focus();
  }, [live, id]);
  return (
    <div className={css.note}>
      {picture && <div className={css.picture}>{picture}</div>}
      <div className={css.said}>
        <Heading level={level} size="small" id={id}>
          {title}
        </Heading>
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
      {steps && <EndingSteps size="part" {...steps} />}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
