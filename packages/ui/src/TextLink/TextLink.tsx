import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as css from './TextLink.css.ts';

export interface TextLinkProps extends Pick<
  ComponentProps<'a'>,
  'id' | 'rel' | 'target' | 'download' | 'hrefLang' | 'lang' | 'onClick' | 'ref' | 'aria-label' | 'aria-describedby'
> {
  href: string;
  children: ReactNode;
  /** `standalone` on its own line with a 44 px target, `inline` in running text, `quiet` in lists of links */
  variant?: 'standalone' | 'inline' | 'quiet';
  tone?: 'accent' | 'second' | 'ink' | 'muted';
  /** marks the link to where the reader is */
  current?: 'page' | 'location' | 'true';
}

/** A link in words. */
export function TextLink({ variant = 'standalone', tone = variant === 'quiet' ? 'ink' : 'accent', current, children, ...link }: TextLinkProps) {
  return (
    <a {...link} aria-current={current} className={classNames(css.variant[variant], css.tone[tone])}>
      {children}
    </a>
  );
}
