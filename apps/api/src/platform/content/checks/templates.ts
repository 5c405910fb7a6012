import type { BlockRules } from '../block-rules.ts';
import type { Brand, Page } from '../estate.ts';
import type { Problem, Report } from '../problem.ts';
import { nearest } from '../reading/nearest.ts';
import type { PageSource } from '../reading/read-pages.ts';
import { checkTemplate, partialFile } from '../templates/check-template.ts';
import { createEngine, type BlockUse } from '../templates/engine.ts';
import { type EstateTerms, pageContext } from '../templates/page-context.ts';
import { routeParameters } from '../templates/route-pattern.ts';

/** A page beside the file and the brand it came from. */
export interface BuiltPage {
  source: PageSource;
  page: Page;
  brand: Brand;
}

/** What templates print of the folder beside their own page and brand. */
interface Printed extends EstateTerms {
  partials: Record<string, string>;
}

/**
 * Parses every template and renders it once; reports Liquid's errors, blocks that the page's app does not have, and what a
 * block has against its attributes.
 *
 * @param blocks what the front ends say of blocks; undefined: not checked
 */
export function checkPageTemplates(pages: BuiltPage[], printed: Printed, blocks: BlockRules | undefined, report: Report): void {
  const { partials } = printed;
  let app = '';
  const above = new Map(pages.map(({ source }) => [source.front.file, source.linesAbove]));
  const engine = createEngine({ partials, onBlock: checkName, onRendered: checkAttributes, everyError: true });
  for (const { source, page, brand } of pages) {
    app = page.app;
    const params = Object.fromEntries(routeParameters(page.route).map((name) => [name, 'example']));
    checkTemplate(
      engine,
      { file: source.front.file, template: page.template, linesAbove: source.linesAbove, partials },
      pageContext(brand, page, printed, params),
      report,
    );
  }

  function checkName(use: BlockUse): void {
    const names = blocks?.of(app) ?? [];
    if (!blocks || names.includes(use.name)) return;
    const close = nearest(use.name, names);
    reportAt(use, `pages of ${app} have no block "${use.name}": ${close === undefined ? `their blocks are ${names.join(', ')}` : `did you mean "${close}"?`}`);
  }

  function checkAttributes(use: BlockUse, attributes: Record<string, string>): void {
    if (!blocks?.of(app).includes(use.name)) return;
    for (const error of blocks.errors(use.name, attributes)) reportAt(use, `${use.name}: ${error}`);
  }

  function reportAt(use: BlockUse, message: string): void {
    report(problemAt(use, message, above, partials));
  }
}

function problemAt(use: BlockUse, message: string, above: Map<string, number>, partials: Record<string, string>): Problem {
  const file = use.file ?? '';
  return {
    file: Object.hasOwn(partials, file) ? partialFile(file) : file,
    line: use.line + (above.get(file) ?? 0),
    column: use.column,
    field: 'block',
    message,
  };
}
