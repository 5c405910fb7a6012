import { unbrokenInHtml } from '@parral/rules';
import type { Liquid } from 'liquidjs';
import { createEngine } from './engine.ts';
import type { PageContext } from './page-context.ts';

const engines = new WeakMap<Record<string, string>, Liquid>();

/**
 * Renders a page's Liquid source to HTML with block placeholders.
 *
 * @param template `Page.template`
 * @param context what the template may print; see `pageContext`
 * @param partials `Estate.partials`; keep one object per content version, the engine is kept with it
 * @returns the HTML an app's server receives
 * @throws LiquidJS's error when the template is broken: an imported one is not, the reader renders each once
 */
export function renderPageTemplate(template: string, context: PageContext, partials: Record<string, string>): string {
  let engine = engines.get(partials);
  if (engine === undefined) {
    engine = createEngine({ partials });
    engines.set(partials, engine);
  }
  return unbrokenInHtml(String(engine.parseAndRenderSync(template, { ...context })).trim());
}
