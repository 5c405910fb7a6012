import { estateDay } from '@parral/rules';
import type { BlockAttributes, BlockHead, BlockLoader } from '@parral/site/render';
import { weekOf } from '../../hours/read-hours.ts';
import { structuredHours } from '../../hours/structured-hours.ts';
import type { Hours } from '../../hours/week.ts';
import type block from './block.ts';

/** The site's hours, without the special days that are over. */
export const load: BlockLoader<BlockAttributes<typeof block>, Hours> = async ({ attributes: { special = [] }, site }) => {
  const { opening_times: times = [] } = site;
  if (times.length === 0) throw new Error(`Brand ${site.brand} has no openingTimes in brands.yaml, which this block shows.`);
  const today = estateDay(new Date());
  return { week: weekOf(times), special: special.filter(({ day }) => day >= today) };
};

/** The same for search engines: of the winery that the site is about. */
export const head: BlockHead<BlockAttributes<typeof block>, Hours> = ({ data, site, origin }) => ({
  jsonLd: [{ '@type': 'Winery', '@id': `${origin}/#winery`, name: site.name, url: `${origin}/`, ...structuredHours(data) }],
});
