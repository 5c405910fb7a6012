/** What `vite build` makes of each front end: its face towards the door. */
declare module '@parral/*/server' {
  import type { App } from '@parral/site/http';
  const app: App;
  export default app;
}
