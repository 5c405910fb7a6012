/** What follows the requests of an app that runs alone. Loaded, and found, only where a collector is set: the SDK is in no app's build. */
import { scrub } from '@parral/rules';
import { tracePage } from '@parral/tracing';
import { startTracing } from '@parral/tracing/start';
import type { Log } from './log.ts';
import type { TracePage } from './site-handler.ts';

/**
 * Sends the spans of this process to the collector at `endpoint`, under the name of the app.
 * `end` sends what is left, and resolves too when the collector does not answer.
 */
export function traceApp(app: string, endpoint: string, log: Log): { trace: TracePage; end: () => Promise<void> } {
  const describe = (error: unknown) => scrub(error instanceof Error ? error.message : String(error));
  const end = startTracing({
    endpoint,
    service: `parral-${app}`,
    // The span of a page is told the request's id by the page.
    requestId: () => undefined,
    describe,
    warn: (message, cause) => log.note?.(`${message}: ${describe(cause)}`),
  });
  return { trace: tracePage, end };
}
