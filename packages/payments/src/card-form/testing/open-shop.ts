import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium as chromiumOptions } from '@parral/config/vitest';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium, type Browser } from 'playwright';
import { build } from 'vite';
import { type OpenSandbox, openSandbox } from '../../sandbox/testing/open-sandbox.ts';

/** As strict as a shop's policy can be: no inline style, no inline script, nothing from elsewhere. */
export const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'";

const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

export type OpenShop = { sandbox: OpenSandbox; browser: Browser; address: string; end(): Promise<void> };

/** The test page, built as a shop builds it, served under the strict policy beside a sandbox; and a browser. */
export async function openShop(): Promise<OpenShop> {
  const folder = await mkdtemp(join(tmpdir(), 'card-form-'));
  await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), react()],
    build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  });
  const sandbox = await openSandbox({
    extend(server) {
      server.get('/favicon.ico', (_request, reply) => reply.code(204).send());
      server.get('/done', (_request, reply) =>
        reply.type('text/html').send(`<!doctype html><html lang="en"><title>Done</title><style>@view-transition { navigation: auto }</style><h1>Done</h1>`),
      );
      server.get('/*', async (request, reply) => {
        const path = normalize(new URL(request.url, 'http://localhost').pathname).replace(/\/$/, '/index.html');
        const file = await readFile(join(folder, path)).catch(() => null);
        if (!file) return reply.code(404).send();
        return reply
          .header('content-security-policy', POLICY)
          .type(types[extname(path)] ?? 'application/octet-stream')
          .send(file);
      });
    },
  });
  const browser = await chromium.launch(chromiumOptions());
  return {
    sandbox,
    browser,
    address: sandbox.address,
    async end() {
      await browser.close();
      await sandbox.end();
      await rm(folder, { recursive: true });
    },
  };
}
