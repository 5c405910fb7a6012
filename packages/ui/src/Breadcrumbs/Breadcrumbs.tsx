import { Glyph } from '../Glyph/Glyph.tsx';
import * as css from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  /** the last one, the page itself, has none */
  href?: string;
}

export interface BreadcrumbsProps {
  label: string;
  crumbs: readonly Crumb[];
}

/** The way here from the home page. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.label} className={css.item}>
            {crumb.href === undefined ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={crumb.href} className={css.link}>
                {crumb.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** One step back, as `All red wines`. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className={css.link}>
      <Glyph name="left" />
      {label}
    </a>
  );
}
