import { unit } from '@parral/config/vitest/unit';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // Two databases and a server in each file: more at once only get in each other's way on a small machine.
    maxWorkers: 2,
    // What nearly a hundred files leave of their servers stays in the worker.
    execArgv: ['--max-old-space-size=8192'],
    ...unit,
  },
});
