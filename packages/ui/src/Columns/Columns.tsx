import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { gap as gaps } from '../Stack/Stack.css.ts';
import type { Space } from '../themes/scale.ts';
import * as css from './Columns.css.ts';

export interface ColumnsProps {
  children: ReactNode;
  /** `wide-auto`: the second takes what it needs, as a Quantity */
  layout?: 'halves' | 'thirds' | 'narrow-wide' | 'wide-narrow' | 'wide-auto';
  gap?: Space;
}

/** Fields of a form side by side, as wide as what is written in them. For a page's own columns use Grid. */
export function Columns({ children, layout = 'halves', gap = 16 }: ColumnsProps) {
  return <div className={classNames(css.layout[layout], gaps[gap])}>{children}</div>;
}
