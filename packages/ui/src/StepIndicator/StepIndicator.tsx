import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './StepIndicator.css.ts';

export interface Step {
  name: string;
  /** back to a step that is done */
  href?: string;
}

export interface StepIndicatorProps {
  /** names the list: Pasos */
  label: string;
  steps: readonly Step[];
  /** from 1 */
  current: number;
  /** said after a step that is done: hecho */
  doneLabel: string;
}

/** Where the reader is in a way of a few steps. Told by weight and by words, not by colour. */
export function StepIndicator({ label, steps, current, doneLabel }: StepIndicatorProps) {
  return (
    <ol className={css.list} aria-label={label}>
      {steps.map((step, index) => {
        const state = index + 1 < current ? 'done' : index + 1 === current ? 'current' : 'ahead';
        return (
          <li key={step.name} className={css.state[state]} aria-current={state === 'current' ? 'step' : undefined}>
            <span className={state === 'current' ? undefined : css.quiet}>
              {state === 'done' && step.href ? (
                <a href={step.href} className={css.link}>
                  {step.name}
                </a>
              ) : (
                step.name
              )}
              {state === 'done' && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
