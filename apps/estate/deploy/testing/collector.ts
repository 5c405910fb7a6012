/** Takes what a collector of OpenTelemetry would. For tests. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

interface Sent {
  resourceSpans: { resource: { attributes: { key: string; value: { stringValue?: string } }[] }; scopeSpans: { spans: Span[] }[] }[];
}

export interface Collector {
  endpoint: string;
  /** All that was sent so far, each with the name of the process that sent it. */
  spans: readonly (Span & { service: string | undefined })[];
  close(): void;
}

export async function startCollector(): Promise<Collector> {
  const spans: (Span & { service: string | undefined })[] = [];
  const server = createServer((request, response) => {
    void json(request).then((sent) => {
      for (const { resource, scopeSpans } of (sent as Sent).resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
        spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
      }
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, close: () => server.close() };
}
