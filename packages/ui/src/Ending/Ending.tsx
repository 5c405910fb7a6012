import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { inner } from '../Section/Section.css.ts';
import type { Field } from '../themes/tokens.ts';
import * as css from './Ending.css.ts';
import { EndingSteps, type EndingStepsProps } from './EndingSteps.tsx';

/** Letters that the sizes of the figure are made for. */
const lengths = [6, 8, 10, 12, 14, 16, 20] as const;

export interface EndingProps {
  /** what is done, in a few words */
  title: string;
  /** the title's last line, set off */
  emphasis?: string;
  /** focus may be sent to the title by it */
  titleId?: string;
  /** over the title: what it is about, and by which name to ask for it */
  about?: ReactNode;
  /** what one carries away, as large as the page is wide: the day of a visit; the title is then set small above it */
  figure?: string;
  lead?: ReactNode;
  /** beside the lead; the one filled button of the page, where `next` has none */
  actions?: ReactNode;
  /** from edge to edge */
  picture?: ReactNode;
  /** the colour field in which the picture's upper edge goes on: title and figure stand in it */
  field?: Field | undefined;
  /** what was bought or booked */
  children?: ReactNode;
  steps?: EndingStepsProps;
  /** the one thing to do next: an `EndingNext` */
  next?: ReactNode;
}

/** The page at the end of buying, booking or asking: what is done or was not, its picture, what happens now, one thing to do next. */
export function Ending({ title, emphasis, titleId, about, figure, lead, actions, picture, field, children, steps, next }: EndingProps) {
  const heading = (
    <Heading level={1} size={figure === undefined ? 'page' : 'minor'} emphasis={emphasis} id={titleId}>
      {title}
    </Heading>
  );
  return (
    <article className={css.ending}>
      <div data-field={field}>
        <header className={`${inner} ${css.head}`}>
          {figure === undefined ? (
            <>
              {about && <div className={css.about}>{about}</div>}
              {heading}
            </>
          ) : (
            <>
              <div className={css.over}>
                {heading}
                {about && <div className={css.about}>{about}</div>}
              </div>
              <p className={css.figure[lengths.find((length) => figure.length <= length) ?? 20]}>{figure}</p>
            </>
          )}
          <div className={css.under}>
            {lead && <div className={css.lead}>{lead}</div>}
            {actions && <div className={css.actions}>{actions}</div>}
          </div>
        </header>
      </div>
      {picture && <div className={css.picture}>{picture}</div>}
      {children && <div className={`${inner} ${css.content}`}>{children}</div>}
      {steps && (
        <div className={inner}>
          <EndingSteps {...steps} />
        </div>
      )}
      {next}
    </article>
  );
}
