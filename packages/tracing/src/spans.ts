/** Spans of OpenTelemetry. Without an endpoint neither SDK nor API is read, and what stands here passes its work on. */
import { createRequire } from 'node:module';
import type * as Otel from '@opentelemetry/api';
import type { Attributes, Context, Span } from '@opentelemetry/api';

export type { Span };

/** What the process adds to its spans. */
export interface SpanWords {
  /** the request that the running code works for; undefined: nobody's */
  requestId(): string | undefined;
  /** an error in words without personal data */
  describe(error: unknown): string;
}

const require = createRequire(import.meta.url);
let api: typeof Otel | undefined;
const otel = (): typeof Otel => (api ??= require('@opentelemetry/api') as typeof Otel);

let words: SpanWords | undefined;

/** Told by `start-tracing.ts` alone; undefined: no spans. */
export function setTracing(to: SpanWords | undefined): void {
  words = to;
}

export function isTracing(): boolean {
  return words !== undefined;
}

/** Runs `work` in a span of its own, below the one that it stands in; an error ends the span as failed and is thrown on. */
export async function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  if (!isTracing()) return work();
  const { context, SpanKind, trace } = otel();
  const span = tracer().startSpan(name, { kind: SpanKind.INTERNAL, attributes: { ...ofRequest(), ...attributes } });
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** A call to a neighbour that is over: it began so many milliseconds ago and took as long. */
export function addCall(name: string, attributes: Attributes, { began, ended, hasFailed }: { began: number; ended: number; hasFailed: boolean }): void {
  if (!isTracing()) return;
  const { SpanKind, SpanStatusCode } = otel();
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, startTime: began, attributes: { ...ofRequest(), ...attributes } });
  if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(ended);
}

/** The span of a request from outside, below the one that its `traceparent` names, and the context to answer it in. */
export function startServerSpan(name: string, traceparent: string | undefined, attributes: Attributes): { span: Span; within: Context } {
  const parent = parentOf(traceparent);
  const span = tracer().startSpan(name, { kind: otel().SpanKind.SERVER, attributes }, parent);
  return { span, within: otel().trace.setSpan(parent, span) };
}

/**
 * A page that is drawn in this process, as a span below that of its caller; `work` is given the `traceparent` for what it asks of the API.
 * Without an endpoint the caller's own is passed on.
 */
export async function tracePage(
  { id, method, traceparent, status }: { id: string; method: string; traceparent: string | undefined; status(): number },
  work: (traceparent: string | undefined) => Promise<void>,
): Promise<void> {
  if (!isTracing()) return work(traceparent);
  const { span, within } = startServerSpan(`${method} page`, traceparent, { 'http.request.method': method, 'parral.request': id });
  try {
    const { traceId, spanId, traceFlags } = span.spanContext();
    await inContext(within, () => work(`00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`));
    if (status() >= 500) fail(span, new Error(`answered ${status()}`));
    span.setAttribute('http.response.status_code', status());
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Runs `work` in what `startServerSpan` gave. */
export const inContext = <T>(within: Context, work: () => T): T => otel().context.with(within, work);

/** Marks a span as failed, without personal data. */
export function fail(span: Span, error: unknown): void {
  span.setStatus({ code: otel().SpanStatusCode.ERROR, message: words?.describe(error) ?? '' });
}

const tracer = () => otel().trace.getTracer('parral');

function ofRequest(): Attributes {
  const request = words?.requestId();
  return request === undefined ? {} : { 'parral.request': request };
}

/** W3C Trace Context, version 00. */
function parentOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '') ?? [];
  const { ROOT_CONTEXT, trace } = otel();
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true });
}
