import type { BlockAttributes, BlockHead, BlockLoader } from '@parral/site/server';
import { structuredHours } from '../../hours/structured-hours.ts';
import { wallTime, type Hours } from '../../hours/week.ts';
import type block from './block.ts';

/** The hours without the special days that are over. */
export const load: BlockLoader<BlockAttributes<typeof block>, Hours> = async ({ attributes: { hours, special = [] } }) => {
  const today = wallTime(new Date()).day;
  return { week: hours, special: special.filter(({ day }) => day >= today) };
};

/** The same for search engines: of the winery that the site is about. */
export const head: BlockHead<BlockAttributes<typeof block>, Hours> = ({ data, site, origin }) => ({
  jsonLd: [{ '@context': 'https://schema.org', '@type': 'Winery', '@id': `${origin}/#winery`, name: site.name, url: `${origin}/`, ...structuredHours(data) }],
});
