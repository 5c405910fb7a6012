/** What `vite build` makes of each front end: as the site handler takes it. */
declare module '@parral/*/server' {
  import type { App } from '@parral/site/http';
  const app: App;
  export default app;
}
