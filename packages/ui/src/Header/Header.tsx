import type { ReactNode } from 'react';
import { CountBadge } from '../Badge/Badge.tsx';
import { classNames } from '../class-names.ts';
import { Glyph } from '../Glyph/Glyph.tsx';
import { inner } from '../Section/Section.css.ts';
import type { Field } from '../themes/tokens.ts';
import * as css from './Header.css.ts';

export interface HeaderLink {
  href: string;
  label: string;
  /** the page the reader is on, or one above it */
  current?: 'page' | 'true';
}

export interface HeaderProps {
  wordmark: ReactNode;
  /** names the list of links: Principal */
  navLabel: string;
  links: readonly HeaderLink[];
  menuLabel: string;
  closeLabel: string;
  language?: ReactNode;
  /** my club, log out */
  account?: readonly HeaderLink[];
  /** in the menu of a phone alone, below the links: what a wide page has in its foot */
  more?: readonly HeaderLink[];
  /** a member's menu, beside the basket */
  profile?: ReactNode;
  basket?: ReactNode;
  /** a hairline below; without it the header stands on the page's first picture */
  ruled?: boolean;
  /** the colour it stands on; left out, the page's ground */
  field?: Field | undefined;
}

const menuId = 'site-menu';

/**
 * The head of every page. Below 1024 px its links are a native popover that opens and closes without
 * script and holds the page still; on a wider window they are a row.
 */
export function Header({ wordmark, navLabel, links, menuLabel, closeLabel, language, account = [], more = [], profile, basket, ruled, field }: HeaderProps) {
  return (
    <header className={classNames(css.room, ruled && css.ruled)} data-field={field}>
      <div className={classNames(inner, css.header)}>
        <button type="button" className={css.menuButton} popoverTarget={menuId}>
          {menuLabel}
        </button>
        <nav id={menuId} popover="auto" className={css.nav} aria-label={navLabel}>
          <div className={css.menuTop}>
            {wordmark}
            <button type="button" className={css.closeButton} popoverTarget={menuId} popoverTargetAction="hide" aria-label={closeLabel}>
              <Glyph name="close" />
            </button>
          </div>
          <ul className={css.links}>
            {links.map((link) => (
              <li key={link.href}>
                <Link {...link} />
              </li>
            ))}
            {account.map((link) => (
              <li key={link.href} className={css.phoneOnly} data-account="">
                <Link {...link} />
              </li>
            ))}
          </ul>
          {more.length > 0 && (
            <ul className={css.more}>
              {more.map((link) => (
                <li key={link.href}>
                  <a href={link.href} className={css.moreLink} aria-current={link.current}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <div className={css.menuFoot}>{language}</div>
        </nav>
        <div className={css.mark}>{wordmark}</div>
        <div className={css.tools}>
          <div className={css.deskOnly}>
            {language}
            {account.map((link) => (
              <span key={link.href} data-account="">
                <Link {...link} />
              </span>
            ))}
          </div>
          {profile}
          {basket}
        </div>
      </div>
    </header>
  );
}

function Link({ href, label, current }: HeaderLink) {
  return (
    <a href={href} className={css.link} aria-current={current}>
      {label}
    </a>
  );
}

export interface BasketLinkProps {
  href: string;
  label: string;
  /** lines in the basket as shown: `2`, `9+`, or empty for none */
  count?: string;
}

/** The way to the basket; a script may write the figure into `[data-count="basket"]`. */
export function BasketLink({ href, label, count }: BasketLinkProps) {
  return (
    <a href={href} className={css.basket}>
      {label}
      <CountBadge count={count} name="basket" />
    </a>
  );
}
