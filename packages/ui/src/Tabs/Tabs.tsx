import type { ReactNode } from 'react';
import * as css from './Tabs.css.ts';

export interface Tab {
  href: string;
  label: string;
  /** how many are there */
  count?: number;
  current?: boolean;
}

export interface TabsProps {
  /** names the list: Clases de vino */
  label: string;
  tabs: readonly Tab[];
  /** opposite: a plain Select */
  aside?: ReactNode;
}

/** Kinds of one list, each a link to its own page. */
export function Tabs({ label, tabs, aside }: TabsProps) {
  return (
    <div className={css.bar}>
      <nav aria-label={label} className={css.nav}>
        <ul className={css.list}>
          {tabs.map((tab) => (
            <li key={tab.href}>
              <a href={tab.href} className={css.link} aria-current={tab.current ? 'page' : undefined}>
                {tab.label}
                {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {aside}
    </div>
  );
}
