import { renderToStaticMarkup } from 'react-dom/server';
import { Mark } from '@parral/ui/illustrations';
import type { Site } from '../../http/app.ts';
import { lookOf } from './look.ts';

/** The house's leaf in its own ink, for the browser's tab. */
export function iconOf(site: Site): string {
  const mark = renderToStaticMarkup(<Mark name="leaf" size={64} />);
  return mark.replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" color="${lookOf(site.theme).colors.accent}" `);
}
