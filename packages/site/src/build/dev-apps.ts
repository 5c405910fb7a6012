import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { FrontEndName } from '@parral/api-spec/apps';
import type { App, Rendered } from '../http/app.ts';
import type { PrivateApp, StreamedFile } from '../http/private-app.ts';
import { escapeHtml } from '../render/escape-html.ts';
import { reloadScript } from './reload-pages.ts';

type FrontEnd = App | PrivateApp;

export interface DevAppsOptions {
  /** The repository's folder. */
  root: string;
  names: readonly FrontEndName[];
  /** Those that are served as they were built, beside them. */
  built?: readonly FrontEnd[];
  /** Hot reload listens on this server. */
  server: Server;
}

export interface DevApps {
  /** For the site handler: each renders from source as it is now, or as it was built; a corner of the page says which. */
  apps: App[];
  privateApps: PrivateApp[];
  /** Answers an app's modules under `/assets/<app>/`; false when the request is none of them. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  close(): Promise<void>;
}

/** Apps with hot reload: one Vite server for each, all on one HTTP server. */
export async function createDevApps({ root, names, built = [], server }: DevAppsOptions): Promise<DevApps> {
  const vites = await Promise.all(names.map(async (name) => [name, await viteFor(join(root, 'apps', name), name, server)] as const));
  const all = [...(await Promise.all(vites.map(([name, vite]) => devApp(name, vite)))), ...built.map(builtApp)];
  return {
    apps: all.filter((app): app is App => !isPrivate(app)),
    privateApps: all.filter(isPrivate),
    answer(request, response) {
      const found = vites.find(([name]) => request.url?.startsWith(`/assets/${name}/`));
      found?.[1].middlewares(request, response, () => {
        response.statusCode = 404;
        response.end();
      });
      return found !== undefined;
    },
    async close() {
      await Promise.all(vites.map(([, vite]) => vite.close()));
    },
  };
}

function viteFor(folder: string, name: string, server: Server): Promise<ViteDevServer> {
  return createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server, path: '/@hot' }, host: true, allowedHosts: true },
    cacheDir: join(folder, 'node_modules/.vite'),
    clearScreen: false,
    logLevel: 'warn',
  });
}

async function devApp(name: FrontEndName, vite: ViteDevServer): Promise<FrontEnd> {
  const current = async () => (await load(vite)).default;
  const first = await current();
  const withDevAssets: Draw = async (render) => {
    const drawnAt = Date.now();
    let app: FrontEnd;
    try {
      app = await current();
    } catch (error) {
      return unreadable(name, vite, error);
    }
    const rendered = await render(app);
    if ('parts' in rendered) return rendered;
    const html = rendered.html.replace(`<!--dev-assets:${name}-->`, await headOf(name, vite, drawnAt));
    return drawnBy(`${name}, from source`, { ...rendered, html, keep: false });
  };
  return renderedBy(first, withDevAssets);
}

/** What stands on the screen while the app's source cannot be read, on all of its pages; it goes when the source is mended. */
function unreadable(name: string, vite: ViteDevServer, error: unknown): Rendered {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  // Vite has said on the console what it could not read; what the app's own code threw, nobody has.
  vite.config.logger.error(`${name} cannot be read: ${message}`);
  const again = `import { createHotContext } from "/assets/${name}/@vite/client"; createHotContext("/unreadable").on("vite:beforeUpdate", () => location.reload());`;
  const html = `<!doctype html><html lang="en"><head><title>${name} cannot be read</title></head><body><h1>${name} cannot be read</h1><pre>${escapeHtml(stack)}</pre><script type="module">${again}</script></body></html>`;
  // As an answer of its own: for an error the reader would be shown the error page, which the app draws as well.
  return { status: 200, html, policy: "frame-ancestors 'none'", keep: false };
}

function builtApp(app: FrontEnd): FrontEnd {
  return renderedBy(app, async (render) => {
    const rendered = await render(app);
    return 'parts' in rendered ? rendered : drawnBy(`${app.name}, as built`, rendered);
  });
}

type Draw = <File extends StreamedFile>(render: (current: FrontEnd) => Promise<Rendered | File>) => Promise<Rendered | File>;

/** An app whose every page goes through `draw`. */
function renderedBy(app: FrontEnd, draw: Draw): FrontEnd {
  if (isPrivate(app)) {
    return {
      ...app,
      answer: (request) => draw((current) => (current as PrivateApp).answer(request)),
      refuse: (request, status, errorId) => draw<never>((current) => (current as PrivateApp).refuse(request, status, errorId)),
    };
  }
  return {
    ...app,
    renderPage: (view) => draw<never>((current) => (current as App).renderPage(view)),
    renderError: (view) => draw<never>((current) => (current as App).renderError(view)),
    renderBlocks: (view) => draw<never>((current) => (current as App).renderBlocks(view)),
    renderScreen: (view) => draw<never>((current) => (current as App).renderScreen(view)),
  };
}

const isPrivate = (app: FrontEnd): app is PrivateApp => 'home' in app;

/** The page with a corner that says which app drew it. */
function drawnBy(whom: string, rendered: Rendered): Rendered {
  const look =
    'position:fixed;inset:auto auto 0 0;z-index:9999;padding:2px 8px;font:12px/1.6 ui-monospace,monospace;color:Canvas;background:CanvasText;pointer-events:none';
  const html = rendered.html.replace('</body>', `<div aria-hidden="true" data-drawn-by style="${look}">${whom}</div></body>`);
  // The corner's look, and Vite's own client, which runs inline scripts and evaluates modules: the pages' policy forbids them.
  return { ...rendered, html, policy: "frame-ancestors 'none'" };
}

async function load(vite: ViteDevServer): Promise<{ default: FrontEnd }> {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no runnable "ssr" environment; see vite/app-config.ts.');
  return ssr.runner.import<{ default: FrontEnd }>('/src/app.ts');
}

/** Sheets of every style module that the server has loaded, so that the first paint is dressed, and Vite's client. */
async function headOf(name: string, vite: ViteDevServer, drawnAt: number): Promise<string> {
  const base = `/assets/${name}/`;
  const graph = vite.environments['ssr']?.moduleGraph;
  const sheets = [...(graph?.urlToModuleMap.keys() ?? [])].filter((url) => /\.css(?:$|\?)/.test(url) || url.includes('.vanilla.css'));
  const links = [...new Set(sheets)].map((url) => `<link rel="stylesheet" href="${base}${url.replace(/^\//, '')}${url.includes('?') ? '&' : '?'}direct">`);
  const refresh = `import { injectIntoGlobalHook } from "${base}@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$ = () => {};window.$RefreshSig$ = () => (type) => type;`;
  return `${links.join('')}<script type="module">${refresh}</script><script type="module" src="${base}@vite/client"></script><script type="module">${reloadScript(base, drawnAt)}</script><script type="module" src="${base}src/client.ts"></script>`;
}
