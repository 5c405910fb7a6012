import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { body, label as labelClass, tabular } from '../type/type.css.ts';
import * as css from './Text.css.ts';

export interface TextProps {
  children: ReactNode;
  /** `label`: letter-spaced capitals or sentence case, as the theme has it */
  size?: 'lead' | 'story' | 'body' | 'small' | 'note' | 'label';
  tone?: 'ink' | 'muted' | 'accent' | 'second' | 'error' | 'success';
  strong?: boolean;
  /** figures of one width, for columns and timers */
  figures?: boolean;
  /** no wider than is good to read */
  narrow?: boolean;
  as?: 'p' | 'span' | 'div' | 'strong' | 'time' | 'address';
  id?: string;
}

/** Running text in one of the system's sizes. */
export function Text({ children, size = 'body', tone = 'ink', strong, figures, narrow, as: Tag = 'p', id }: TextProps) {
  return (
    <Tag
      id={id}
      className={classNames(size === 'label' ? labelClass : body[size], css.tone[tone], strong && css.strong, figures && tabular, narrow && css.narrow)}
    >
      {children}
    </Tag>
  );
}

export interface ProseProps {
  children: ReactNode;
  /** begin with a large first letter */
  dropCap?: boolean;
}

/** A story: plain HTML elements inside (p, ul, ol, h2, h3, a, strong) are set for reading. */
export function Prose({ children, dropCap }: ProseProps) {
  return <div className={classNames(css.prose, dropCap && css.dropCap)}>{children}</div>;
}
