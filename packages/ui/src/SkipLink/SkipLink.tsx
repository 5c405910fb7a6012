import * as css from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** `#` and the id of the main part */
  href: `#${string}`;
  label: string;
}

/** First on the page: past the header, seen when it has focus. */
export function SkipLink({ href, label }: SkipLinkProps) {
  return (
    <a href={href} className={css.skip}>
      {label}
    </a>
  );
}
