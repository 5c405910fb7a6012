import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSandbox, openSandbox } from '../testing/open-sandbox.ts';
import { browserScript } from './serve-script.ts';

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.end());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${sandbox.address}/sandbox/stripe${path}`, { headers });

test('the script is one classic script, without types, imports or exports, that a page can run as it is', async () => {
  const reply = await get('/v3/');
  const text = await reply.text();
  expect(reply.headers.get('content-type')).toContain('text/javascript');
  expect(text).not.toMatch(/^\s*(import|export)\b/m);
  // Compiling finds any name that two parts would share.
  expect(() => new Script(text)).not.toThrow();
  expect(text).toContain("version: 'endive'");
});

test('fault: a part that others import was not among the parts: each name they use is in the script', () => {
  const window: Record<string, unknown> = {};
  const document = { documentElement: { lang: 'es' }, addEventListener: () => undefined };
  new Script(browserScript().text).runInNewContext({ window, document, navigator: { language: 'es' }, location: { href: 'http://localhost/' } });
  expect(() => (window['Stripe'] as (key: string) => object)('pk_test_sandbox')).not.toThrow();
  const imported = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['serve-script*'] }).map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  );
  const functions = imported.flatMap((text) => [...text.matchAll(/^export (?:async )?(?:function|class|const) (\w+)/gm)].map(([, name = '']) => name));
  for (const name of functions) expect(browserScript().text).toMatch(new RegExp(`^(?:async )?(?:function|class|const) ${name}\\b`, 'm'));
});

test('it is small on the wire, and not sent again while it is the same', async () => {
  expect(browserScript().packed.length).toBeLessThan(9500);
  const first = await get('/v3/', { 'accept-encoding': 'br' });
  expect(first.headers.get('content-encoding')).toBe('br');
  const again = await get('/v3/', { 'if-none-match': String(first.headers.get('etag')) });
  expect(again.status).toBe(304);
});

test("nothing of Node's is said about taking types off", async () => {
  const { execFile } = await import('node:child_process');
  const { promisify } = await import('node:util');
  const program = `import { browserScript } from ${JSON.stringify(new URL('./serve-script.ts', import.meta.url).href)}; browserScript()`;
  const { stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(stderr).toBe('');
});
