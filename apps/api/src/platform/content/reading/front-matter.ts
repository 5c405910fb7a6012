import type { Report } from '../problem.ts';

/** A template split into its front matter and the rest. */
export interface SplitTemplate {
  frontMatter: string;
  body: string;
  /** Lines of the file before `body` begins. */
  linesAbove: number;
}

/**
 * Splits a template at its two `---` lines. A file without them is reported
 * and answered with undefined.
 */
export function splitFrontMatter(file: string, text: string, report: Report): SplitTemplate | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trimEnd() !== '---') {
    report({
      file,
      line: 1,
      column: 1,
      field: '',
      message: 'expected front matter: begin the file with a line of three hyphens, then its fields, then three hyphens again',
    });
    return undefined;
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end === -1) {
    report({ file, line: 1, column: 1, field: '', message: 'the front matter is not closed: write a line of three hyphens after its last field' });
    return undefined;
  }
  return { frontMatter: lines.slice(1, end).join('\n'), body: lines.slice(end + 1).join('\n'), linesAbove: end + 1 };
}
