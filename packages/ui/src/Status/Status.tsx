import type { ReactNode } from 'react';
import * as css from './Status.css.ts';

export interface StatusProps {
  /** the state in a word or two */
  children: ReactNode;
  /** `open`: somebody has to do something; `done`: as it should be; `failed`: something went wrong; `quiet`: over, or not yet begun */
  tone: 'open' | 'done' | 'failed' | 'quiet';
}

/** In which state a thing of a list is: a sign and a word, without a box. One that stands out on a picture is a Badge. */
export function Status({ children, tone }: StatusProps) {
  return <span className={css.tone[tone]}>{children}</span>;
}
