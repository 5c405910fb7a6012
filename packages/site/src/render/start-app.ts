import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { bucketProblems } from '@parral/file-store';
import { openDemoRefusal } from '@parral/rules';
import { apiAt } from '../http/api.ts';
import { logOf } from '../http/log.ts';
import type { App } from '../http/app.ts';
import type { PrivateApp } from '../http/private-app.ts';
import { closeServer, keepAliveTimeout } from '../http/closing.ts';
import { createSiteHandler } from '../http/site-handler.ts';
import { proxyTo } from '../http/proxy.ts';
import { imageOptions } from './image-options.ts';

/**
 * Runs one app alone, on the settings of `appSettings`. A demo listens where only this machine reaches it.
 */
export async function startApp(app: App | PrivateApp, environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  const { API_ORIGIN, PAGES_ORIGIN, PUBLIC_PORT, BRAND, BRANDS, HOST = '127.0.0.1' } = environment;
  const port = Number(environment['PORT'] ?? 3000);
  const names = (BRANDS ?? BRAND ?? '').split(',').filter(Boolean);
  const refusal = openDemoRefusal(environment);
  if (refusal !== null) {
    console.error(`Nothing is started: HOST ${refusal}.`);
    process.exit(1);
  }
  if (!API_ORIGIN || names.length === 0) {
    console.error('Say where the API answers and which brands to serve, for example: API_ORIGIN=http://localhost:3001 BRANDS=alba,brisa');
    process.exit(1);
  }
  const collector = environment['OTEL_EXPORTER_OTLP_ENDPOINT'] || undefined;
  const contradictions = [...bucketProblems(environment), ...collectorProblems(collector)];
  if (contradictions.length > 0) {
    console.error(`Nothing is started: ${contradictions.map(({ name, reason }) => `${name} ${reason}.`).join(' ')}`);
    process.exit(1);
  }
  const log = logOf(environment['LOG_LEVEL']);
  const tracing = collector === undefined ? undefined : (await import('@parral/site/tracing')).traceApp(app.name, collector, log);
  const pictures = await imageOptions(environment, log);
  const handleSite = createSiteHandler({
    ...('home' in app ? { apps: [], privateApps: [app] } : { apps: [app] }),
    api: apiAt(API_ORIGIN),
    brands: names,
    brand: BRAND,
    port: Number(PUBLIC_PORT ?? port),
    log,
    trace: tracing?.trace,
    ...pictures,
    ...(PAGES_ORIGIN && { fallback: proxyTo(PAGES_ORIGIN) }),
  });
  const toApi = proxyTo(API_ORIGIN);
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    if (url === '/healthz') response.end('ok');
    else if (isOfApi(url, pictures !== null)) toApi(request, response);
    else handleSite(request, response);
  };
  const server = createServer({ keepAliveTimeout }, answer).listen(port, HOST, () => console.log(`${app.name} http://${HOST}:${port}/`));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void closeServer(server).then(tracing?.end));
  }
}

function collectorProblems(endpoint: string | undefined): { name: string; reason: string }[] {
  if (endpoint === undefined || /^https?:\/\/[^/]/.test(endpoint)) return [];
  return [{ name: 'OTEL_EXPORTER_OTLP_ENDPOINT', reason: `is "${endpoint}", and is to be an address such as http://collector.example:4318` }];
}

/** Whether the server behind answers an address: calls, and pictures where the app has none of its own. */
export function isOfApi(url: string, hasPictures: boolean): boolean {
  return /^\/(?:api|sandbox)\//.test(url) || (!hasPictures && /^\/(?:images|share|themes\/[^/]+)\//.test(url));
}
