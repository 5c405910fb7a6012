import { Glyph } from '../Glyph/Glyph.tsx';
import * as css from './ProfileMenu.css.ts';

export interface ProfileMenuProps {
  /** on the button: My club */
  label: string;
  links: readonly { href: string; label: string; current?: 'page' | 'true' }[];
  logoutLabel: string;
  /** the way out also beside the menu, as a sign, where there is room for it */
  exitBeside?: boolean;
  /** not there until a script knows that somebody is logged in */
  hidden?: boolean;
  id?: string;
}

/**
 * A member's way round and out: a native popover, alive without React. A script un-hides
 * `[data-profile]` and listens to `[data-logout]`.
 */
export function ProfileMenu({ label, links, logoutLabel, exitBeside, hidden, id = 'profile-menu' }: ProfileMenuProps) {
  return (
    <div className={css.place} data-profile="" hidden={hidden}>
      <button type="button" className={css.button} popoverTarget={id}>
        <span className={css.name}>{label}</span>
        <span className={css.sign}>
          <Glyph name="person" />
        </span>
        <span className={css.arrow}>
          <Glyph name="chevron-down" />
        </span>
      </button>
      <div id={id} popover="auto" className={css.menu}>
        <ul>
          {links.map(({ href, label: words, current }) => (
            <li key={href}>
              <a href={href} className={css.item} aria-current={current}>
                {words}
              </a>
            </li>
          ))}
          <li>
            <button type="button" className={css.item} data-logout="">
              <Glyph name="exit" />
              {logoutLabel}
            </button>
          </li>
        </ul>
      </div>
      {exitBeside && (
        <button type="button" className={css.exit} data-logout="" aria-label={logoutLabel} title={logoutLabel}>
          <Glyph name="exit" />
        </button>
      )}
    </div>
  );
}
