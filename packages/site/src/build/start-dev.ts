import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { FrontEndName } from '@parral/api-spec/apps';
import { apiAt } from '../http/api.ts';
import { consoleLog } from '../http/log.ts';
import { createSiteHandler } from '../http/site-handler.ts';
import { proxyTo } from '../http/proxy.ts';
import { imageOptions } from '../render/image-options.ts';
import { isOfApi } from '../render/start-app.ts';
import { createDevApps } from './dev-apps.ts';

/**
 * Develops apps with hot reload against an API that already runs. Environment as for `startApp`:
 * `PORT`, `API_ORIGIN` (http://localhost:3000 when not given), `BRANDS` or `BRAND`.
 */
export async function startDev(names: readonly FrontEndName[], environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  const { API_ORIGIN = 'http://localhost:3000', BRAND, BRANDS = BRAND } = environment;
  if (!BRANDS) throw new Error('Say which brands to serve by their ids in brands.yaml: BRANDS=<id>,<id>, or BRAND=<id> for every host.');
  const port = Number(environment['PORT'] ?? 5173);
  const server = createServer();
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const dev = await createDevApps({ root, names, server });
  const onward = proxyTo(API_ORIGIN);
  const pictures = await imageOptions(environment, consoleLog);
  const handleSite = createSiteHandler({
    apps: dev.apps,
    privateApps: dev.privateApps,
    api: apiAt(API_ORIGIN),
    brands: BRANDS.split(','),
    brand: BRAND,
    port,
    fallback: onward,
    ...pictures,
  });
  server.on('request', (request, response) => {
    const url = request.url ?? '/';
    if (isOfApi(url, pictures !== null)) onward(request, response);
    else if (!dev.answer(request, response)) handleSite(request, response);
  });
  server.listen(port, () => console.log(`${names.join(', ')} with hot reload on http://localhost:${port}/, API at ${API_ORIGIN}`));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
      void dev.close();
    });
  }
}
