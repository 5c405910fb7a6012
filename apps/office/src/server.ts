import { startApp } from '@parral/site/render';
import app from './app.ts';

await startApp(app);
