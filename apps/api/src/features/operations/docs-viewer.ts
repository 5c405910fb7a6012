import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { fastify, type FastifyInstance } from 'fastify';

/** Where the viewer finds the description, and what of it is left out here: everything that would ask somebody else's server. */
const settings = {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  documentDownloadType: 'json',
  defaultHttpClient: { targetKey: 'js', clientKey: 'fetch' },
};
const begin = `Scalar.createApiReference('#viewer',${JSON.stringify(settings)})`;
const beginHash = `'sha256-${createHash('sha256').update(begin).digest('base64')}'`;

/** The viewer's own styles are written into the page by its script, so `style-src` cannot be closer; nothing comes from elsewhere. */
const policy = [
  "default-src 'none'",
  `script-src 'self' ${beginHash}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const page = (title: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title></head>
<body>
<noscript><p>This page needs scripts. <a href="/api/docs/plain">The same without them</a>, and for programs <a href="/api/openapi.json">/api/openapi.json</a>.</p></noscript>
<main id="viewer"></main>
<script src="/api/docs/viewer.js"></script>
<script>${begin}</script>
</body>
</html>
`;

/**
 * `/api/docs`: the description in Scalar's viewer, with search, calls by their tags, and each to be tried against this estate with
 * the reader's own session. It is served from here; the plain page without scripts stands at `/api/docs/plain`.
 */
export function installViewer(app: FastifyInstance, title: string): void {
  let script: Promise<{ packed: Buffer; etag: string }> | undefined;
  app.get('/api/docs', async (_request, reply) => reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page(title)));
  app.get('/api/docs/viewer.js', async (request, reply) => {
    const { packed, etag } = await (script ??= viewerScript());
    reply.headers({ 'cache-control': 'public, max-age=86400', etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'gzip' }).send(packed);
  });
}

/** Five megabytes that few ever ask for: read at the first request, and kept packed. The package gives its script as a route alone. */
async function viewerScript(): Promise<{ packed: Buffer; etag: string }> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const aside = fastify();
  await aside.register(scalar, { routePrefix: '/', configuration: { url: settings.url } });
  const { rawPayload } = await aside.inject('/js/scalar.js');
  await aside.close();
  const packed = await promisify(gzip)(rawPayload);
  return { packed, etag: `"${createHash('sha1').update(packed).digest('base64url')}"` };
}
