import { Marked, type Tokens } from 'marked';
import { escapeHtml } from '@parral/site/http';

/**
 * Markdown as a template has it: elements without classes, the headings with ids.
 *
 * @param linkOf where a link of the file leads on the site; null for a file that is no page of it
 */
export function htmlOf(markdown: string, linkOf: (to: string) => string | null): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${idOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const to = /^https?:/.test(href) ? href : linkOf(href);
        return to === null ? words : `<a href="${escapeHtml(to)}">${words}</a>`;
      },
      // A wide one is moved within itself, by its keys too.
      code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`,
      table(table: Tokens.Table) {
        const row = (cells: Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const head = table.header.some(({ text }) => text !== '') ? `<thead>${row(table.header, 'th')}</thead>` : '';
        return `<div data-scroll tabindex="0"><table>${head}<tbody>${table.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

/** Its words alone, without the signs of Markdown and the rules of its tables. */
export function textOf(markdown: string): string {
  return markdown
    .replaceAll(/^[\s|:-]+$/gm, ' ')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/^ *(?:>|#+|[-*]|\d+\.) |\|/gm, ' ')
    .replaceAll(/[*`]/g, '')
    .replaceAll(/\s+/g, ' ');
}

/** The id of a heading, as code hosts make it. */
export function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

/** A sentence of the code, whose names of keys stand between backticks. */
export const sentenceOf = (says: string): string => escapeHtml(says).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
