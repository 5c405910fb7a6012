import type { Liquid } from 'liquidjs';
import type { Problem, Report } from '../problem.ts';
import { brokenTag, lineOfTag, type BrokenTag } from './html-balance.ts';

/** A template and where it stands, partials included: an error may be in one of them. */
export interface TemplateFile {
  file: string;
  template: string;
  /** Lines of front matter above the template. */
  linesAbove: number;
  partials?: Record<string, string>;
}

interface LiquidProblem {
  message: string;
  token?: { input?: string; getPosition?: () => number[] };
  errors?: LiquidProblem[];
}

/**
 * Parses a template and renders it once with `context`; reports what Liquid
 * says against it, and the first tag of its HTML that is not closed or opened.
 */
export function checkTemplate(engine: Liquid, written: TemplateFile, context: object, report: Report): void {
  try {
    const rendered = String(engine.renderSync(engine.parse(written.template, written.file), context));
    // Placeholders stand in no template and would shift the count of its tags.
    const html = rendered.replace(/<div data-block=[^>]*><\/div>/g, '');
    const broken = brokenTag(html);
    if (broken !== null) report(brokenTagProblem(broken, html, written));
  } catch (error) {
    for (const problem of flatten(error as LiquidProblem)) {
      const [line = 1, column = 1] = problem.token?.getPosition?.() ?? positionIn(problem.message);
      report({ ...placeOf(problem, written, line), column, field: '', message: `the template does not render: ${plain(problem.message)}` });
    }
  }
}

/** File of a partial by its name in `{% render %}`. */
export function partialFile(name: string): string {
  return `pages/partials/${name}.liquid`;
}

function brokenTagProblem(broken: BrokenTag, html: string, { file, template, linesAbove, partials = {} }: TemplateFile): Problem {
  const { tag, isClosing } = broken;
  const message = isClosing
    ? `</${tag}> closes what was not opened: take it out, or open <${tag}> before it`
    : `<${tag}> is not closed: write </${tag}> where it ends`;
  const own = lineOfTag(template, html, broken);
  if (own !== null) return { file, line: own + linesAbove, field: tag, message };
  for (const [name, text] of Object.entries(partials)) {
    const line = template.includes(`'${name}'`) ? lineOfTag(text, html, broken) : null;
    if (line !== null) return { file: partialFile(name), line, field: tag, message };
  }
  return { file, line: linesAbove + 1, field: tag, message };
}

function flatten(problem: LiquidProblem): LiquidProblem[] {
  return problem.errors === undefined ? [problem] : problem.errors.flatMap(flatten);
}

function placeOf({ token }: LiquidProblem, { file, template, linesAbove, partials = {} }: TemplateFile, line: number): { file: string; line: number } {
  const partial = token?.input === template ? undefined : Object.keys(partials).find((name) => partials[name] === token?.input);
  return partial === undefined ? { file, line: line + linesAbove } : { file: partialFile(partial), line };
}

function plain(message: string): string {
  return message
    .replace(/(?:, )?(?:file:\S+, )?line:\d+, col:\d+/g, '')
    .replace(/^ENOENT: Failed to lookup "([^"]+)".*/, 'there is no partial "$1" in pages/partials');
}

function positionIn(message: string): number[] {
  const found = /line:(\d+), col:(\d+)/.exec(message);
  return found === null ? [1, 1] : [Number(found[1]), Number(found[2])];
}
