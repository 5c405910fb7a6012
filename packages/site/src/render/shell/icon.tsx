import { renderToStaticMarkup } from 'react-dom/server';
import { Mark } from '@parral/ui/illustrations';
import { montelar, oria } from '@parral/ui/themes';
import type { Site } from '../../http/app.ts';

const inks: Partial<Record<Site['theme'], string>> = { montelar: montelar.color.accent, oria: oria.color.accent };

/** The house's leaf in its own ink, for the browser's tab. */
export function iconOf(site: Site): string {
  const mark = renderToStaticMarkup(<Mark name="leaf" size={64} />);
  return mark.replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" color="${inks[site.theme] ?? montelar.color.accent}" `);
}
