import type { Plugin } from 'vite';

/** While developing: what only the server renders has no module in the browser to replace, so the page is loaded anew. */
export function reloadServerOnly(): Plugin {
  return {
    name: 'parral:reload-server-only',
    apply: 'serve',
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const { client } = server.environments;
      if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: 'full-reload' });
    },
  };
}
