/** What an app that runs alone is told by its environment, beside NODE_ENV, PORT, HOST, ALLOW_OPEN_DEMO, SENTRY_DSN and those of a bucket (S3_BUCKET and its like), which the server has too. */
export const appSettings: readonly { name: string; purpose: string; example: string; fallback: string | undefined }[] = [
  { name: 'API_ORIGIN', purpose: 'where the server answers; required', example: 'http://127.0.0.1:3001', fallback: undefined },
  {
    name: 'BRANDS',
    purpose: 'the brands that are served, as in `brands.yaml`, comma separated; required where no BRAND is',
    example: 'alba,brisa',
    fallback: undefined,
  },
  { name: 'BRAND', purpose: 'the one brand that is served on every host', example: 'alba', fallback: undefined },
  {
    name: 'IMAGES_DIR',
    purpose:
      "the estate folder's `images`, with `themes` beside; without it and without a bucket (`S3_BUCKET`, as the server has it) pictures are asked from API_ORIGIN",
    example: '/srv/my-winery/images',
    fallback: undefined,
  },
  {
    name: 'PICTURES_DIR',
    purpose: 'where photographs made smaller and pictures of shared pages are kept; several apps may share it',
    example: '/var/cache/parral',
    fallback: 'a temporary folder',
  },
  {
    name: 'PAGES_ORIGIN',
    purpose: 'who is handed pages that this app does not own; not needed behind the routes of `estate routes`',
    example: 'http://127.0.0.1:3002',
    fallback: undefined,
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    purpose:
      "a collector of OpenTelemetry that the pages drawn here are told to, as the server's calls are below them; without it the trace of the caller is passed on",
    example: 'http://collector.example:4318',
    fallback: undefined,
  },
  { name: 'PUBLIC_PORT', purpose: 'the port that readers use, behind a proxy on a machine without real names', example: '3000', fallback: 'PORT' },
];
