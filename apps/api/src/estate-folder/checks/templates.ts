import type { Brand, Page } from '../estate.ts';
import type { Problem, Report } from '../problem.ts';
import { nearest } from '../reading/nearest.ts';
import type { PageSource } from '../reading/read-pages.ts';
import { checkTemplate, partialFile } from '../templates/check-template.ts';
import { createEngine, type BlockUse } from '../templates/engine.ts';
import { pageContext } from '../templates/page-context.ts';
import { routeParameters } from '../templates/route-pattern.ts';

/** A page beside the file and the brand it came from. */
export interface BuiltPage {
  source: PageSource;
  page: Page;
  brand: Brand;
}

/**
 * Parses every template and renders it once; reports Liquid's errors and blocks
 * that no app owns.
 *
 * @param blocks names of all blocks, for example `shop/catalogue`; undefined: not checked
 */
export function checkPageTemplates(pages: BuiltPage[], partials: Record<string, string>, blocks: readonly string[] | undefined, report: Report): void {
  const uses: BlockUse[] = [];
  const engine = createEngine({ partials, onBlock: (use) => uses.push(use), everyError: true });
  const above = new Map(pages.map(({ source }) => [source.front.file, source.linesAbove]));
  for (const { source, page, brand } of pages) {
    const params = Object.fromEntries(routeParameters(page.route).map((name) => [name, 'example']));
    checkTemplate(
      engine,
      { file: source.front.file, template: page.template, linesAbove: source.linesAbove, partials },
      pageContext(brand, page, params),
      report,
    );
  }
  if (blocks === undefined) return;
  for (const use of uses) if (!blocks.includes(use.name)) report(unknownBlock(use, blocks, above, partials));
}

function unknownBlock(use: BlockUse, blocks: readonly string[], above: Map<string, number>, partials: Record<string, string>): Problem {
  const close = nearest(use.name, blocks);
  const file = use.file ?? '';
  return {
    file: Object.hasOwn(partials, file) ? partialFile(file) : file,
    line: use.line + (above.get(file) ?? 0),
    column: use.column,
    field: 'block',
    message: `no app has a block "${use.name}": ${close === undefined ? `the blocks are ${blocks.join(', ')}` : `did you mean "${close}"?`}`,
  };
}
