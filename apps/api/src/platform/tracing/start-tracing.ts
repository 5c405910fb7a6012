/** The SDK of OpenTelemetry; loaded only where an endpoint is set. */
import { context, diag, DiagLogLevel, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { setTracing } from './spans.ts';

/** What is not taken by the collector in this time is dropped: traces hold up nobody. In milliseconds. */
const patience = 5_000;

/**
 * Sends the traces of this process to a collector, by OTLP over HTTP, in batches. `endpoint` is its address, for example
 * http://collector:4318. Returns how to send what is left and to stop.
 */
export function startTracing(endpoint: string, log: FastifyBaseLogger): () => Promise<void> {
  const tell = (message: string, ...more: unknown[]) => log.warn({ more }, `traces: ${message}`);
  diag.setLogger({ error: tell, warn: tell, info: tell, debug: tell, verbose: tell }, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: patience });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'parral', 'process.pid': process.pid }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: patience })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  setTracing(true);
  return async () => {
    setTracing(false);
    await provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'traces: the last ones were not taken'));
    trace.disable();
    context.disable();
    diag.disable();
  };
}
