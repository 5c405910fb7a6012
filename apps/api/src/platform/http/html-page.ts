import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const style = `
:root { color-scheme: light dark; --line: light-dark(#d8d2c6, #3a352f); --muted: light-dark(#5a5650, #b9b0a0) }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 64rem; padding: 2rem 1.25rem 6rem; font: 1.0625rem/1.6 Georgia, serif }
h1 { font-size: 2.25rem; font-weight: 400; margin: 0 0 .5rem }
h2 { margin: 3rem 0 .5rem; font-weight: 400; border-bottom: 1px solid var(--line) }
h3 { margin: 2rem 0 .25rem; font: 600 1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
code, pre { font: .875rem/1.5 ui-monospace, monospace }
pre { overflow: auto; padding: .75rem; border: 1px solid var(--line) }
table { width: 100%; border-collapse: collapse; margin: .5rem 0 }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line) }
th { font-weight: 400; color: var(--muted) }
p, dd { margin: .25rem 0 }
nav ul { list-style: none; padding: 0; columns: 3 14rem }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); background: white }
a { color: inherit }
`;

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Text as HTML shows it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Answers with a plain page of the server's own: no scripts, nothing from elsewhere. `body` is HTML. */
export function sendPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style>`;
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src ${styleHash}; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`);
}
