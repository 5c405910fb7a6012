import { languages, type Language, nameOf } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { Glyph, SkipLink, TextLink, Wordmark } from '@parral/ui';
import type { ReactNode } from 'react';
import type { Right, Session } from '../routing/page.ts';
import { accountPath, home, signOutPath, withQuery } from '../routing/paths.ts';
import { isHere, menu, mostInRow } from './menu.ts';
import * as css from './Shell.css.ts';

export interface ShellProps {
  /** The estate's name, as it is set. */
  estate: string;
  session: Session;
  /** Path of the page, for the entry of the menu that stands for it. */
  path: string;
  children: ReactNode;
}

/** What stands round a page of somebody who is signed in: the menu of what their role may see, who they are, the way out. */
export function Shell({ estate, session, path, children }: ShellProps) {
  const t = useWords('office/shell');
  const entries = menu.filter(({ right }) => isAllowed(session, right));
  const inRow = entries.length > mostInRow ? mostInRow - 1 : entries.length;
  const [row, rest] = [entries.slice(0, inRow), entries.slice(inRow)];
  return (
    <>
      <SkipLink href="#content" label={t('skip')} />
      <div className={css.frame}>
        <header className={css.side}>
          <div className={css.mark}>
            <Wordmark name={estate} href={home} label={t('home', { estate })} />
          </div>
          <nav className={css.nav} aria-label={t('menu')}>
            <ul className={css.menu}>
              {row.map((entry) => (
                <MenuEntry key={entry.href} entry={entry} path={path} />
              ))}
              {rest.length > 0 && (
                <li className={css.more}>
                  <button type="button" className={css.moreWay} popoverTarget="more-parts" data-here={rest.some((entry) => isHere(path, entry)) || undefined}>
                    {t('more')} <Glyph name="chevron-down" />
                  </button>
                  <ul id="more-parts" className={css.rest} popover="auto" aria-label={t('more')}>
                    {rest.map((entry) => (
                      <MenuEntry key={entry.href} entry={entry} path={path} />
                    ))}
                  </ul>
                </li>
              )}
            </ul>
          </nav>
          <div className={css.person}>
            {session.person && (
              <a className={css.name} href={accountPath} aria-label={t('account', { name: session.person.name })}>
                {session.person.name}
              </a>
            )}
            <form method="post" action={signOutPath}>
              <button type="submit" className={css.leave}>
                {t('sign_out')}
              </button>
            </form>
          </div>
        </header>
        <main id="content" className={css.main} tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  );
}

function MenuEntry({ entry, path }: { entry: (typeof menu)[number]; path: string }) {
  const t = useWords('office/shell');
  return (
    <li>
      <a className={css.way} href={entry.href} aria-current={isHere(path, entry) ? 'page' : undefined}>
        {t(entry.name)}
      </a>
    </li>
  );
}

/** What stands round a page before anybody is signed in. */
export function Gate({
  estate,
  language,
  path,
  query,
  children,
}: {
  estate: string;
  language: Language;
  path: string;
  query: URLSearchParams;
  children: ReactNode;
}) {
  const t = useWords('office/shell');
  return (
    <main id="content" className={css.gate}>
      <div className={css.gateHead}>
        <Wordmark name={estate} />
        <nav className={css.languages} aria-label={t('languages')}>
          {languages
            .filter((other) => other !== language)
            .map((other) => (
              <TextLink key={other} href={withQuery(path, { ...Object.fromEntries(query), language: other })} lang={other}>
                {nameOf(other)}
              </TextLink>
            ))}
        </nav>
      </div>
      {children}
    </main>
  );
}

export function isAllowed({ rights }: Session, right: Right | undefined): boolean {
  return right === undefined || rights.includes(right);
}
