import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Space } from '../themes/scale.ts';
import * as css from './Stack.css.ts';

export interface StackProps {
  children: ReactNode;
  /** room between the parts, in px of the scale */
  gap?: Space;
  align?: 'stretch' | 'start' | 'center' | 'end';
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'header' | 'li';
}

/** One under the other. */
export function Stack({ children, gap = 16, align = 'stretch', as: Tag = 'div' }: StackProps) {
  return <Tag className={classNames(css.stack, css.gap[gap], css.align[align])}>{children}</Tag>;
}
