/** Where the estate has an error service, what fails on the page is told to it; how is fetched with the first error. */
export function watchErrors(): void {
  const dsn = document.documentElement.dataset['errors'];
  if (dsn === undefined) return;
  const tell = (error: unknown) => {
    import('./report-error.ts').then(({ reportPageError }) => reportPageError(dsn, error), console.warn);
  };
  addEventListener('error', (event) => tell(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => tell(event.reason));
}
