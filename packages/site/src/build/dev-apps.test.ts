/** What `npm run dev shop` serves beside the app that is being worked on. */
import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import type { App, Rendered } from '../http/app.ts';
import { createDevApps, type DevApps } from './dev-apps.ts';

const server = createServer();
let opened: DevApps | undefined;
afterEach(() => opened?.close());

const page: Rendered = { status: 200, html: '<!doctype html><html><body><main>Visits</main></body></html>', policy: "default-src 'self'", keep: true };
const render = () => Promise.resolve(page);
const booking = { name: 'booking', renderPage: render, renderError: render, renderBlocks: render, renderScreen: render } as unknown as App;

test('a page of an app that stands ready beside says in its corner which one drew it, and that it was built', async () => {
  opened = await createDevApps({ root: '/nowhere', names: [], built: [booking], server });
  const [app] = opened.apps;
  const { html, status } = (await app?.renderPage({} as never)) ?? page;
  expect(status).toBe(200);
  expect(html).toContain('<main>Visits</main>');
  expect(html).toMatch(/<div aria-hidden="true" data-drawn-by [^>]*>booking, as built<\/div><\/body>/);
});

test('its error pages and screens say so too', async () => {
  opened = await createDevApps({ root: '/nowhere', names: [], built: [booking], server });
  const [app] = opened.apps;
  for (const drawn of [app?.renderError({} as never), app?.renderScreen({} as never)]) expect((await drawn)?.html).toContain('booking, as built');
});
