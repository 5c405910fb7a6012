import type { View } from '../../http/app.ts';
import { textsOf } from '../site-texts.ts';
import * as css from './SiteBanner.css.ts';
import { useWords } from '../../words/use-words.ts';

/** The brand's banner above the header, shown unless its cookie says that the reader has closed it (section 4). */
export function SiteBanner({ view }: { view: View }) {
  const { site, language } = view;
  const t = useWords('site/shell');
  if (!site.banner) return null;
  return (
    <aside className={css.banner} data-banner={site.cookies.banner} aria-label={t('banner')}>
      <p className={css.text}>{textsOf(site, language).banner}</p>
      <button type="button" className={css.close} aria-label={t('banner_close')}>
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M2 2l12 12M14 2L2 14" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </aside>
  );
}
