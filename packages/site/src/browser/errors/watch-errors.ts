/** Where the estate has an error service, what fails on the page is told to it; how is fetched with the first error. */
export function watchErrors(): void {
  const dsn = document.documentElement.dataset['errors'];
  if (dsn === undefined) return;
  addEventListener('error', (event) => void report(dsn, event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => void report(dsn, event.reason));
}

async function report(dsn: string, error: unknown): Promise<void> {
  try {
    const { reportPageError } = await import('./report-error.ts');
    reportPageError(dsn, error);
  } catch (cause) {
    // Thrown on, it would come back here.
    console.warn('an error could not be told to the error service', cause);
  }
}
