import { flushCompileCache } from 'node:module';
import { keepDrizzleResolutions } from '../platform/database/drizzle-resolutions.ts';

/** The API in a process of its own, for tests that end it; an estate starts it by `apps/estate/src/start-api.ts`. Ends on SIGTERM and SIGINT. */
const began = performance.now();
keepDrizzleResolutions();
const { readStartConfig } = await import('../platform/config/start-config.ts');
const { createApi } = await import('../create-api.ts');
const { describeError } = await import('../platform/log/logger.ts');
try {
  const config = readStartConfig();
  const api = await createApi({ config });
  const address = await api.app.listen({ port: config.port, host: config.host });
  console.log(`Docs   ${address}/api/docs`);
  // One that is killed keeps nothing for the next.
  flushCompileCache();
  console.log(`Ready in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void api
        .drain()
        .then(api.close)
        .then(
          () => process.exit(0),
          (error: unknown) => {
            console.error(error);
            process.exit(1);
          },
        );
    });
  }
} catch (error) {
  console.error(describeError(error).message);
  process.exitCode = 1;
}
