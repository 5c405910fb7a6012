/** What `vite build` makes of each front end: as the site handler takes it. */
declare module '@parral/*/server' {
  import type { App } from '@parral/site/http';
  const app: App;
  export default app;
}

/** The office has pages of its own. */
declare module '@parral/office/server' {
  import type { PrivateApp } from '@parral/site/http';
  const office: PrivateApp;
  export default office;
}
