/** The server alone, for apps that run apart; in a demo with its card sandbox, so that they can be paid in. */
import { parseArgs } from 'node:util';
import { keepDrizzleResolutions } from '@parral/api/drizzle-resolutions';

keepDrizzleResolutions();
const { runEstate } = await import('./run-estate.ts');
const { values } = parseArgs({ options: { port: { type: 'string' } } });
await runEstate({ brand: undefined, port: values.port });
