import { patience } from '@parral/config/vitest/patience';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // Two databases and a server in each file: more at once only get in each other's way on a small machine.
    maxWorkers: 2,
    // A file leaves nothing behind but closed servers: the code of the server and of PGlite is read once for each worker.
    isolate: false,
    // What PGlite leaves of each database stays in the worker: a hundred and fifty files passed the 4 GB that Node allows by itself.
    execArgv: ['--max-old-space-size=8192'],
    ...patience,
  },
});
