import { ApiError, createClient } from '@parral/api-client';
import { type Language, isLanguage, languages } from '@parral/api-spec/languages';
import { apiOrigin, type PrivateApp, type PrivateRequest, type StreamedFile } from '@parral/site/http';
import { type Assets, assetsOf, createWords, escapeHtml, type ServerWords } from '@parral/site/render';
import { type MessageFiles, preferredLanguage } from '@parral/site/words';
import { Gate, isAllowed, Shell } from '../shell/Shell.tsx';
import { Refused } from '../shell/Refused.tsx';
import { officeDocument, officePermissions, officePolicy } from './document.tsx';
import { EstateName } from './estate-name.ts';
import type { CsvFile, Moved, Page, PageRequest, Sent, Session, Shown } from './page.ts';
import { csvParts } from './csv.ts';
import { codePath, enrolmentPath, home, signInPath, withQuery } from './paths.ts';

type Rendered = Awaited<ReturnType<PrivateApp['refuse']>>;

interface OfficeOptions {
  pages: readonly Page[];
  messages: MessageFiles;
  assets?: Assets;
}

const nobody: Session = { state: 'nobody', person: null, rights: [], ends_at: null };

/** The office as the HTTP layer takes it: its pages by their routes, each for who may see it, drawn on the server. */
export function createOffice({ pages, messages, assets = assetsOf('office') }: OfficeOptions): PrivateApp {
  const words = createWords({ office: messages });
  const routes = pages.map((page) => ({ page, pattern: patternOf(page.route) }));
  const names = new EstateName();
  const context: Context = { words, assets, names };
  return {
    name: 'office',
    home,
    assets: assets.folder,
    async answer(request) {
      const cookies: string[] = [];
      const api = clientOf(request, cookies);
      const session = await api.getOfficeSession();
      if (session.state === 'nobody' && request.headers['sec-fetch-site'] === 'cross-site') return askedAgain(request);
      const asked: Asked = { request, session, language: languageOf(request, session) };
      const found = findPage(routes, request.path);
      if (!found) return refused(context, asked, 404, null);
      const { page, params } = found;
      if (page.access !== 'any' && page.access !== session.state) return moved({ to: placeOf(session, request) });
      if (!isAllowed(session, page.right)) return refused(context, asked, 403, null);
      const given: PageRequest = {
        params,
        query: request.query,
        session,
        language: asked.language,
        words: words.in(asked.language),
        api,
        brands: request.brands,
      };
      try {
        if (request.form && !page.submit) return await refused(context, asked, 405, null);
        if (page.csv && !request.form && request.query.get('csv') === '1') return await file(await page.csv(given), given, cookies);
        const answer = request.form && page.submit ? await page.submit(given, request.form) : await page.show(given);
        return withCookies('to' in answer ? moved(answer) : 'content' in answer ? sent(answer) : await drawn(context, asked, answer), cookies);
      } catch (error) {
        if (!(error instanceof ApiError) || error.isTransient) throw error;
        if (error.status === 401) return moved({ to: placeOf(nobody, request) });
        return refused(context, asked, error.status, error.errorId ?? null);
      }
    },
    async refuse(request, status, errorId) {
      return refused(context, { request, session: nobody, language: languageOf(request, nobody) }, status, errorId);
    },
  };
}

interface Context {
  words: ServerWords;
  assets: Assets;
  names: EstateName;
}

interface Asked {
  request: PrivateRequest;
  session: Session;
  language: Language;
}

async function refused(context: Context, asked: Asked, status: number, errorId: string | null): Promise<Rendered> {
  const t = context.words.in(asked.language)('office/shell');
  return drawn(context, asked, { status, title: t('refused_title', { status }), body: <Refused status={status} errorId={errorId} /> });
}

async function drawn({ words, assets, names }: Context, { request, session, language }: Asked, { status = 200, title, body }: Shown): Promise<Rendered> {
  const estate = await names.of(request);
  const own = words.in(language);
  const isIn = session.state === 'signed_in';
  const html = officeDocument({
    language,
    words: own,
    title: `${title} · ${own('office/shell')('office')}`,
    head: assets.head,
    body: isIn ? (
      <Shell estate={estate} session={session} path={request.path}>
        {body}
      </Shell>
    ) : (
      <Gate estate={estate} language={language} path={request.path} query={request.query}>
        {body}
      </Gate>
    ),
  });
  return { status, html, policy: officePolicy, keep: false, headers: officePermissions };
}

/** A list as a file that is sent as it is read; that it was taken is noted before its first row. */
async function file({ list, name, ...rows }: CsvFile, { api, query }: PageRequest, cookies: readonly string[]): Promise<StreamedFile> {
  const filter = Object.fromEntries([...query].filter(([key, value]) => value !== '' && !['csv', 'after', 'before'].includes(key)));
  await api.noteOfficeList({ body: { list, filter } });
  const headers = { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}.csv"`, 'Set-Cookie': [...cookies] };
  return { headers, parts: csvParts(rows) };
}

function sent({ name, type, content }: Sent): Rendered {
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Content-Disposition': `attachment; filename="${name}"` };
  return { status: 200, html: content, policy: officePolicy, keep: false, headers };
}

function moved({ to }: Moved): Rendered {
  return { status: 303, html: '', policy: officePolicy, keep: false, headers: { Location: to } };
}

/**
 * For who follows a link from a mail or another site: their cookie is not sent along (SameSite=Strict), so that the page asks for itself
 * once more, from here.
 */
function askedAgain({ path, query }: PrivateRequest): Rendered {
  const address = escapeHtml(withQuery(path, Object.fromEntries(query)));
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>…</title><meta http-equiv="refresh" content="0; url=${address}"></head><body><a href="${address}">…</a></body></html>`;
  return { status: 200, html, policy: officePolicy, keep: false };
}

/** The API's client; cookies that it sets go into `cookies`, for the browser. */
function clientOf({ api }: PrivateRequest, cookies: string[]) {
  return createClient({
    baseUrl: apiOrigin,
    async fetch(request) {
      const response = await api(request);
      cookies.push(...response.headers.getSetCookie());
      return response;
    },
  });
}

const withCookies = (rendered: Rendered, cookies: readonly string[]): Rendered =>
  cookies.length === 0 ? rendered : { ...rendered, headers: { ...rendered.headers, 'Set-Cookie': [...cookies] } };

/** Where somebody belongs whose session is in this state; to the login with the way back to what they wanted. */
function placeOf({ state }: Session, { path, query, method }: PrivateRequest): string {
  const next = query.get('next') ?? (path === home || method === 'POST' ? '' : withQuery(path, Object.fromEntries(query)));
  const ways = { nobody: signInPath, code: codePath, enrolment: enrolmentPath } as const;
  return state === 'signed_in'
    ? home
    : withQuery(ways[state], { next: next.startsWith(home) && !Object.values<string>(ways).includes(path) ? next : query.get('next') });
}

/** The language that the address asks for, else the person's own, else the browser's. */
function languageOf({ query, headers }: PrivateRequest, { person }: Session): Language {
  const asked = query.get('language');
  if (isLanguage(asked)) return asked;
  return person?.language ?? preferredLanguage(headers['accept-language'], languages);
}

function findPage(routes: readonly { page: Page; pattern: RegExp }[], path: string) {
  for (const { page, pattern } of routes) {
    const match = pattern.exec(path.slice(home.length).replace(/\/$/, ''));
    if (match) return { page, params: Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)])) };
  }
  return null;
}

/** `orders/:number` as a pattern; a part is anything up to the next slash. */
function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replaceAll(/:(\w+)/g, '(?<$1>[^/%]+)')}$`);
}
