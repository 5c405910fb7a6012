import type { ShareCard, Site } from '../../http/app.ts';
import { pictureOf } from '../site-pictures.ts';
import type { Look } from './look.ts';
import { wordmarkOf } from './SiteHeader.tsx';

/** What is drawn where a page is shared, in the look that the page wears. */
export function shareCardOf(site: Site, { base, colors, isClub }: Look, page: Pick<ShareCard, 'title' | 'picture'>): ShareCard {
  const { picture, ground, ink, frame, face } = base.share;
  return {
    ...page,
    brand: site.brand,
    otherwise: [isClub ? pictureOf(site, `${site.brand}-night`, 'club') : null, pictureOf(site, 'hero')].flatMap((found) => found?.src ?? []),
    wordmark: wordmarkOf(site),
    look: { picture, ground: colors[ground], ink: colors[ink], frame: frame && colors[frame], face },
  };
}
