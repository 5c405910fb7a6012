import type { ServerResponse } from 'node:http';
import type { Brand } from './brands.ts';
import { sendPlain } from './send.ts';

/** Where the version of the content and the script that asks for it stand, in the editors' mode alone. */
const version = '/editors/version';
const script = '/editors/reload.js';

/** Asks once a second which version of the content stands on the site, and loads the page anew when it is another one. */
const reload = `let known;
const ask = async () => {
  const answer = await fetch('${version}', { cache: 'no-store' }).catch(() => undefined);
  const now = answer?.ok ? await answer.text() : known;
  if (known !== undefined && now !== known) return location.reload();
  known = now;
  setTimeout(ask, 1000);
};
ask();
`;

/** A page as editors see it: the same, and it loads itself anew when the folder was put on the site again. */
export function withReload(html: string): string {
  return html.replace('</body>', `<script type="module" src="${script}"></script></body>`);
}

/** Answers what that script asks for; false for any other path. */
export function answerEditors(brand: Brand, path: string, response: ServerResponse): boolean {
  const headers = { 'Cache-Control': 'no-store' };
  if (path === script) sendPlain(response, 200, { ...headers, 'Content-Type': 'text/javascript; charset=utf-8' }, reload);
  else if (path === version) sendPlain(response, 200, headers, String(brand.site.content_version));
  else return false;
  return true;
}
