import type { ReactNode } from 'react';
import { inner } from '../Section/Section.css.ts';
import * as css from './Footer.css.ts';

export interface FooterLink {
  href: string;
  label: string;
}

export interface FooterGroup {
  title: string;
  /** a string is plain text, as a line of the address */
  items: readonly (FooterLink | string)[];
}

/** A programme's emblem; its size in px keeps the room it takes. */
export interface FundingLogo {
  src: string;
  alt: string;
  width: number;
  height: number;
}

export interface FooterProps {
  /** the row of vines above it */
  strip?: ReactNode;
  /** newsletter: heading, text and form */
  letter?: ReactNode;
  groups?: readonly FooterGroup[];
  /** the programme that helped to pay for it: a band of its own */
  funding?: { title: string; text: string; logo?: FundingLogo | undefined };
  /** who owns it */
  note?: ReactNode;
  legalLabel: string;
  legal: readonly FooterLink[];
}

/** The foot of every page, on its own colour. */
export function Footer({ strip, letter, groups = [], funding, note, legalLabel, legal }: FooterProps) {
  return (
    <footer className={css.foot}>
      {strip && <div className={css.strip}>{strip}</div>}
      <div data-field="footer">
        <div className={inner}>
          {(letter || groups.length > 0) && (
            <div className={css.body}>
              {letter && <div className={css.letter}>{letter}</div>}
              <div className={css.groups}>
                {groups.map((group) => (
                  <div key={group.title}>
                    <h2 className={css.groupTitle}>{group.title}</h2>
                    <ul>
                      {group.items.map((item) => (
                        <li key={typeof item === 'string' ? item : item.href} className={css.groupItem}>
                          {typeof item === 'string' ? (
                            item
                          ) : (
                            <a href={item.href} className={css.link}>
                              {item.label}
                            </a>
                          )}
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
            </div>
          )}
          {funding && (
            <section className={css.funding} aria-label={funding.title}>
              {funding.logo && <img className={css.fundingLogo} {...funding.logo} alt={funding.logo.alt} loading="lazy" />}
              <div className={css.fundingWords}>
                <p className={css.fundingTitle}>{funding.title}</p>
                <p className={css.fundingText}>{funding.text}</p>
              </div>
            </section>
          )}
          <div className={css.legal}>
            <div>{note}</div>
            <nav aria-label={legalLabel}>
              <ul className={css.legalLinks}>
                {legal.map((item) => (
                  <li key={item.href}>
                    <a href={item.href} className={css.link}>
                      {item.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
      </div>
    </footer>
  );
}
