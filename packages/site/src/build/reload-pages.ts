import type { Plugin } from 'vite';

/** When a source of each Vite server changed last, in milliseconds of `Date.now()`. */
const changes = new WeakMap<object, number>();

/**
 * While developing: what is saved is on the screen. Vite replaces modules that a page runs; where the server alone has drawn what changed,
 * or the page was drawn before the change and heard nothing of it, the page is loaded anew. The page's half is `reloadScript`.
 */
export function reloadPages(): Plugin {
  return {
    name: 'parral:reload-pages',
    apply: 'serve',
    configureServer({ environments: { client } }) {
      client.hot.on('parral:drawn', (drawnAt: number, { send }) => {
        if (drawnAt <= (changes.get(client) ?? 0)) send({ type: 'full-reload' });
      });
    },
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const { client } = server.environments;
      changes.set(client, Date.now());
      // The browser's graph is of all pages that were open: a module in it need not be on this one.
      if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: 'full-reload' });
    },
  };
}

/** Source of a module for a page whose app has its modules under `base`, which was drawn from what the server had read at `drawnAt`. */
export function reloadScript(base: string, drawnAt: number): string {
  return `import { createHotContext } from "${base}@vite/client";
performance.setResourceTimingBufferSize(10000);
const hot = createHotContext("/drawn");
hot.send("parral:drawn", ${drawnAt});
hot.on("vite:beforeUpdate", ({ updates }) => {
  const runs = new Set(performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
  const isDrawnByServer = updates.some(({ type, path }) => type === "js-update" && !runs.has(${JSON.stringify(base.replace(/\/$/, ''))} + path));
  if (isDrawnByServer || document.querySelector("[data-island]:not([data-alive])")) location.reload();
});`;
}
