import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Countdown.css.ts';

export interface CountdownProps {
  /** seconds that are left, and of how many */
  left: number;
  of: number;
  /** names it: Tiempo que queda */
  label: string;
  /** what the time is for */
  children: ReactNode;
  /** said aloud when it changes; leave it empty but for the few moments that matter */
  said?: string;
  action?: ReactNode;
}

const cuts = 30;
const lastMinute = 60;

/**
 * Time that runs out: a ring of thirty cuts and the figure. The last minute has the ring for itself, its cuts longer, one gone every
 * two seconds. No alarm; what is said aloud is the caller's to choose.
 */
export function Countdown({ left, of, label, children, said, action }: CountdownProps) {
  const isLast = left <= lastMinute && of > lastMinute;
  const full = of > 0 ? Math.ceil((Math.max(0, left) / (isLast ? lastMinute : of)) * cuts) : 0;
  return (
    <div className={css.countdown}>
      <svg className={css.ring} viewBox="-32 -32 64 64" aria-hidden="true">
        {Array.from({ length: cuts }, (_, cut) => (
          <path
            key={cut}
            className={classNames(cut >= cuts - full ? css.left : css.gone, isLast && css.last)}
            d={isLast ? 'M-1.7 -30 1.7 -30 .9 -14 -.9 -14Z' : 'M-1.7 -30 1.7 -30 1.2 -20.5 -1.2 -20.5Z'}
            transform={`rotate(${cut * (360 / cuts)})`}
          />
        ))}
      </svg>
      <div className={css.words}>
        <p className={css.figure} role="timer" aria-label={label}>
          {[...minutes(left)].map((sign, at) => (
            <span key={at} className={sign === ':' ? undefined : css.digit}>
              {sign}
            </span>
          ))}
        </p>
        <div className={css.text}>{children}</div>
        {action}
        <VisuallyHidden>
          <output>{said}</output>
        </VisuallyHidden>
      </div>
    </div>
  );
}

/** Seconds as `14:32`. */
function minutes(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}
