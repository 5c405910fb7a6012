import { Heading } from '../Heading/Heading.tsx';
import * as css from './EndingSteps.css.ts';

export interface EndingStep {
  /** when, in the language of people: today, from Wednesday to Friday */
  mark: string;
  /** the largest words of the step: a date, where there is one */
  what: string;
  text: string;
}

export interface EndingStepsProps {
  title: string;
  /** in their order; the first is the one that is done */
  steps: readonly EndingStep[];
  /** for an ending inside a page: under one another, with a smaller title */
  size?: 'page' | 'part';
}

/** What happens now, in its order and with its dates. Not for steps that a reader takes: those are a StepIndicator. */
export function EndingSteps({ title, steps, size = 'page' }: EndingStepsProps) {
  return (
    <section className={css.section[size]}>
      <Heading level={size === 'page' ? 2 : 3} size={size === 'page' ? 'small' : 'item'}>
        {title}
      </Heading>
      <ol className={css.list[size]}>
        {steps.map(({ mark, what, text }, at) => (
          <li key={mark} className={css.step[size]}>
            <span className={at === 0 ? css.done : css.mark}>{mark}</span>
            <span className={css.what[size]}>{what}</span>
            <span className={css.text}>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
