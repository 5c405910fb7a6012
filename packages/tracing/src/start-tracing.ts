/** The SDK of OpenTelemetry; loaded only where an endpoint is set. */
import { context, diag, DiagLogLevel, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { setTracing, type SpanWords } from './spans.ts';

/** What is not taken by the collector in this time is dropped: traces hold up nobody. In milliseconds. */
const patience = 5_000;

interface TracingOptions extends SpanWords {
  /** address of the collector, for example http://collector:4318 */
  endpoint: string;
  /** `service.name` of the spans: which process of the installation it is */
  service: string;
  /** told what the collector did not take */
  warn(message: string, cause: unknown): void;
}

/** Sends the traces of this process to a collector, by OTLP over HTTP, in batches. Returns how to send what is left and to stop. */
export function startTracing({ endpoint, service, warn, ...words }: TracingOptions): () => Promise<void> {
  const tell = (message: string, ...more: unknown[]) => warn(`traces: ${message}`, more);
  diag.setLogger({ error: tell, warn: tell, info: tell, debug: tell, verbose: tell }, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: patience });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'process.pid': process.pid }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: patience })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  setTracing(words);
  return async () => {
    setTracing(undefined);
    await provider.shutdown().catch((error: unknown) => warn('traces: the last ones were not taken', error));
    trace.disable();
    context.disable();
    diag.disable();
  };
}
