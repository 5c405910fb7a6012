/** "A small site made from the same templates (blocks and page server of the house, a theme of its own); searchable". */
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { estateFiles } from '@parral/api';
import content from '@parral/content/server';
import { createSiteHandler } from '@parral/site/http';
import { afterAll, describe, expect, test } from 'vitest';
import { docsSite, withoutQuery } from './docs-site.ts';
import { referenceOf } from './made-pages.ts';

const root = resolve(import.meta.dirname, '../../../..');
const { brand, api, docs } = await docsSite(root);
const handle = createSiteHandler({ apps: [content], api, brands: [brand], brand, port: 0 });
const server = createServer((request, response) => {
  request.url = withoutQuery(request.url ?? '/');
  handle(request, response);
});
await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
afterAll(() => void server.close());
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const get = async (path: string) => {
  const answer = await fetch(origin + path);
  return { status: answer.status, html: await answer.text() };
};
const pages = docs.sections.flatMap((section) => [section.address, ...section.pages.map(({ address }) => address)]);

test('every page stands, in the theme of the papers, without React, a basket or a login; its links lead to pages and headings', async () => {
  const bodies = new Map<string, { status: number; html: string }>(
    await Promise.all(['', ...pages].map(async (address) => [`/en/${address}`, await get(`/en/${address}`)] as const)),
  );
  expect(bodies.size).toBeGreaterThan(40);
  for (const [path, { status, html }] of bodies) {
    expect([path, status]).toEqual([path, 200]);
    expect(html).toContain('data-theme="papers"');
    expect(html).not.toMatch(/data-island|data-newsletter|href=""/);
    // The app's own script, which finds nothing to bring to life, and nothing else.
    expect([path, html.match(/<script type="module"/g)?.length ?? 0]).toEqual([path, 1]);
    for (const [, to = ''] of (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').matchAll(/href="(\/(?!storybook)[^"]*)"/g)) {
      const [target = '', heading] = to.split('#');
      expect([path, target, bodies.has(target)]).toEqual([path, target, true]);
      expect(heading === undefined || bodies.get(target)?.html.includes(`id="${heading}"`), `${path} leads to ${to}`).toBe(true);
    }
  }
});

// "`apps/docs` … blocks, API, design system": the components' own pages are Storybook's.
test('every component of the design system is named with when to use it, when not, and its page in Storybook', async () => {
  const { html } = await get('/en/design-system/components');
  const folders = readdirSync(join(root, 'packages/ui/src')).filter((name) => existsSync(join(root, 'packages/ui/src', name, `${name}.stories.tsx`)));
  const named = [
    ...html.matchAll(
      /<a href="\/storybook\/\?path=\/docs\/[a-z]+-[a-z]+--docs">([A-Za-z]+)<\/a><\/strong><br>[^<]+(?:<code>[^<]+<\/code>[^<]*)*<br>Not: [^<]/g,
    ),
  ];
  expect(named.map(([, name = '']) => name).toSorted()).toEqual(folders.toSorted());
  expect((await get('/en/search?q=countdown')).html).toContain('/en/design-system/components');
});

test('a search without script finds a page by its words and by a part of them, and says where nothing is', async () => {
  const { html } = await get('/en/search?q=webho');
  expect(html).toMatch(/<a href="\/en\/api\/webhooks">/);
  expect(html).toContain('value="webho"');
  // Fault: excerpts showed the rules of tables, and keys without their brackets ("vouchers .code").
  const signs = docs.sections.flatMap((section) => section.pages.filter((page) => /--- |\]\(|\*\*/.test(page.text)).map(({ address }) => address));
  expect(signs).toEqual([]);
  expect((await get('/en/search?q=vouchers')).html).toContain('vouchers[].code');
  expect((await get('/en/search?q=xylophone')).html).toContain('No page has these words.');
  expect((await get('/en/search?q=%3Cscript%3E')).html).not.toContain('<script>"');
  expect((await get('/en/search?q=')).status).toBe(200);
  expect((await get('/en/search?q=%')).status).toBe(200);
});

describe.each(estateFiles)('the reference of $name', (file) => {
  test('has every key with its type, whether it is needed or what holds without it, and an example', () => {
    const keys = referenceOf(file, root);
    expect(keys.length).toBeGreaterThan(0);
    const isOuter = (path: string) => keys.some((other) => other.path.startsWith(`${path}.`) || other.path.startsWith(`${path}[]`));
    expect(
      keys.filter(({ path, type, example }) => example === undefined && !isOuter(path) && !type.includes('each language')).map(({ path }) => path),
    ).toEqual([]);
    expect(keys.filter(({ type }) => /value/.test(type)).map(({ path }) => path)).toEqual([]);
  });
});
