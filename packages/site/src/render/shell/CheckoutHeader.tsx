import { Wordmark } from '@parral/ui';
import type { View } from '../../http/app.ts';
import { addressesOf } from '../site-texts.ts';
import * as css from './CheckoutHeader.css.ts';
import { Languages, wordmarkOf } from './SiteHeader.tsx';
import { useWords } from '../../words/use-words.ts';

export interface CheckoutHeaderProps {
  view: View;
  alternates: Readonly<Record<string, string | null>>;
  query?: Readonly<Record<string, string>> | undefined;
}

/** Nothing to wander off to while paying: the way back, the house, the language. */
export function CheckoutHeader({ view, alternates, query }: CheckoutHeaderProps) {
  const { site, language } = view;
  const t = useWords('site/shell');
  const addresses = addressesOf(site, language);
  return (
    <header className={css.header}>
      <div className={css.inner}>
        <a className={css.back} href={addresses.basket}>
          {t('back_to_basket')}
        </a>
        <div className={css.mark}>
          <Wordmark
            name={wordmarkOf(site)}
            picture={site.theme.wordmark.picture ?? undefined}
            href={addresses.home}
            label={t('home_of', { name: site.name })}
          />
        </div>
        <div className={css.side}>
          <span className={css.secure}>{t('secure_purchase')}</span>
          <Languages view={view} alternates={alternates} query={query} />
        </div>
      </div>
    </header>
  );
}
