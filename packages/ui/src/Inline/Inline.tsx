import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { gap as gaps } from '../Stack/Stack.css.ts';
import type { Space } from '../themes/scale.ts';
import * as css from './Inline.css.ts';

export interface InlineProps {
  children: ReactNode;
  gap?: Space;
  align?: 'center' | 'baseline' | 'start' | 'end' | 'stretch';
  justify?: 'start' | 'between' | 'end' | 'center';
  /** `false` keeps everything on one line */
  wrap?: boolean;
  as?: 'div' | 'ul' | 'li' | 'span';
}

/** One beside the other, on to the next line when there is no room. */
export function Inline({ children, gap = 12, align = 'center', justify = 'start', wrap = true, as: Tag = 'div' }: InlineProps) {
  return <Tag className={classNames(css.inline, gaps[gap], css.align[align], css.justify[justify], wrap && css.wrap)}>{children}</Tag>;
}
