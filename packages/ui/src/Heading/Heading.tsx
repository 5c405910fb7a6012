import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { display } from '../type/type.css.ts';
import * as css from './Heading.css.ts';

export interface HeadingProps {
  /** its place in the page's order, whatever its size */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  size?: 'hero' | 'page' | 'form' | 'small' | 'minor' | 'item';
  tone?: 'ink' | 'second';
  /** the last line, set off; one in a heading at most */
  emphasis?: ReactNode;
  id?: string;
  children: ReactNode;
}

const sizeOf = { 1: 'page', 2: 'page', 3: 'minor', 4: 'item', 5: 'item', 6: 'item' } as const;

/** A heading in the display face. Focus may be sent to it (after a step, say) by its id. */
export function Heading({ level, size = sizeOf[level], tone = 'ink', emphasis, id, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} tabIndex={id ? -1 : undefined} className={classNames(display[size], tone === 'second' && css.second)}>
      {children}
      {emphasis && (
        <>
          {' '}
          <span className={css.emphasis}>{emphasis}</span>
        </>
      )}
    </Tag>
  );
}
