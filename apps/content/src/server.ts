import { startApp } from '@parral/site/server';
import app from './app.ts';

await startApp(app);
