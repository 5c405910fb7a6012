import type { BrowserContext } from '@playwright/test';

/** What went wrong in the tabs of a context so far, one line each, and what of it was expected. */
export interface PageErrors {
  /** Patterns of lines that a test provokes on purpose. */
  expected: RegExp[];
  /** The lines that no pattern expects. */
  unexpected(): string[];
}

/**
 * Watches every tab of a context. The lines are `406 POST /api/…` for an answer from 400, `net::ERR_… GET /api/…` for a
 * request without an answer, `console: …` and `script: …` for what the browser reports.
 * @param withScript false in a browser that runs none: it refuses what the page announces for its script (modulepreload), by itself.
 */
export function watchErrors(context: BrowserContext, withScript = true): PageErrors {
  const lines: string[] = [];
  const expected: RegExp[] = [];
  context.on('response', (response) => {
    if (response.status() >= 400) lines.push(`${response.status()} ${response.request().method()} ${pathOf(response.url())}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // What a page had under way when it was left.
    if (reason === 'net::ERR_ABORTED') return;
    const refusedByItself = !withScript && reason === 'csp' && request.resourceType() === 'script';
    if (!refusedByItself) lines.push(`${reason} ${request.method()} ${pathOf(request.url())}`);
  });
  context.on('console', (message) => {
    // The browser's own note on an answer that stands above already.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) lines.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    // The browser's own: on a slow machine it gives up moving from page to page.
    if (!/^Transition was (aborted|skipped)/.test(message)) lines.push(`script: ${message}`);
  });
  return { expected, unexpected: () => lines.filter((line) => !expected.some((pattern) => pattern.test(line))) };
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);
