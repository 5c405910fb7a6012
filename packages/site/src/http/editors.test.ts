import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, fakePage } from '../testing/fake-api.ts';
import { serveSite, testBlocks, type TestSite } from '../testing/serve-site.tsx';

let server: TestSite;
afterEach(() => server.close());

const api = () => fakeApi({ 'GET /api/page/alba/es/': fakePage('<p>Hola</p>') });

describe('the editors’ mode', () => {
  it('pages ask which version stands, by a script of the site that their policy allows', async () => {
    server = await serveSite(api(), { editors: true });
    const page = await server.get('/es/');
    expect(page.text).toContain('<script type="module" src="/editors/reload.js"></script></body>');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    const script = await server.get('/editors/reload.js');
    expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    const version = await server.get('/editors/version');
    expect([version.text, version.headers['cache-control']]).toEqual(['1', 'no-store']);
    expect((await server.get('/es/nada')).text).toContain('/editors/reload.js');
  });

  it('shows every block of an app with its attributes, drawn where it has an example, else with the way to its page', async () => {
    server = await serveSite(api(), { editors: true });
    const { status, text } = await server.get('/editors/blocks/content', { headers: { 'accept-language': 'es' } });
    expect(status).toBe(200);
    expect(text).toContain('<meta name="robots" content="noindex');
    expect(text.match(/<h2>content\/[a-z-]+<\/h2>/g)?.length).toBe(Object.keys(testBlocks).filter((file) => file.endsWith('/block.ts')).length);
    expect(text).toContain('{% block &#39;content/');
    expect(text).toContain('<a href="/es/vinos">Ver su página</a>');
    expect((await server.get('/editors/blocks/nobody')).status).toBe(404);
  });

  it('shows the picture of a block that cannot be drawn there, to editors alone', async () => {
    const blockPictures = await mkdtemp(join(tmpdir(), 'block-pictures-'));
    await writeFile(join(blockPictures, 'echo.jpg'), 'a picture');
    server = await serveSite(api(), { editors: true, blockPictures });
    expect((await server.get('/editors/blocks/content')).text).toContain('<img src="/editors/pictures/content/echo.jpg"');
    const { status, headers } = await server.get('/editors/pictures/echo.jpg');
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
    await server.close();
    server = await serveSite(api(), { blockPictures });
    expect((await server.get('/editors/pictures/echo.jpg')).status).toBe(404);
    await rm(blockPictures, { recursive: true });
  });

  it('is not there for readers', async () => {
    server = await serveSite(api());
    expect((await server.get('/es/')).text).not.toContain('/editors/');
    for (const path of ['/editors/version', '/editors/reload.js', '/editors/blocks/content']) expect((await server.get(path)).status, path).toBe(404);
  });
});
