import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import * as css from './Button.css.ts';

export interface ButtonLook {
  children: ReactNode;
  /** one filled button in a section at most */
  variant?: 'filled' | 'outline' | 'quiet';
  tone?: 'accent' | 'ink';
  size?: 'normal' | 'small';
  /** as wide as its place */
  full?: boolean;
  /** decoration before the words */
  icon?: ReactNode;
}

type Native = Pick<
  ComponentProps<'button'>,
  | 'id'
  | 'name'
  | 'value'
  | 'form'
  | 'formAction'
  | 'formNoValidate'
  | 'onClick'
  | 'disabled'
  | 'popoverTarget'
  | 'popoverTargetAction'
  | 'aria-controls'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-label'
  | 'aria-pressed'
>;

export interface ButtonAction extends ButtonLook, Native {
  href?: undefined;
  type?: 'button' | 'submit' | 'reset';
  /** at work: keeps its focus and its words, and does nothing when pressed */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export interface ButtonLink extends ButtonLook {
  href: string;
  busy?: undefined;
  disabled?: undefined;
  rel?: string;
  target?: string;
  download?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  ref?: Ref<HTMLAnchorElement>;
}

export type ButtonProps = ButtonAction | ButtonLink;

/** Something to do; with `href` a link that looks like it. `type` is `button` unless told. */
export function Button(props: ButtonProps) {
  const { variant = 'filled', tone = variant === 'outline' ? 'ink' : 'accent', size = 'normal', full, icon, children, ...rest } = props;
  const className = classNames(css.size[size], css.look[`${variant}-${tone}`], variant === 'quiet' && css.quiet, full && css.full, props.busy && css.busy);
  const content = (
    <>
      {icon}
      {variant === 'quiet' ? <span className={css.quietWords}>{children}</span> : children}
    </>
  );
  if (rest.href !== undefined) {
    const { busy: _, disabled: __, ...link } = rest;
    return (
      <a {...link} className={className}>
        {content}
      </a>
    );
  }
  const { busy, type = 'button', onClick, href: _, ...button } = rest;
  return (
    <button
      {...button}
      type={type}
      className={className}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {content}
    </button>
  );
}
