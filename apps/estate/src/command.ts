/** What `npm run estate -- <words…>` runs. It needs no built front end: what templates may say is read from the blocks' sources. */
import { keepDrizzleResolutions } from '@parral/api/drizzle-resolutions';

keepDrizzleResolutions();
const { runEstateCommand } = await import('./run-estate-command.ts');
process.exitCode = await runEstateCommand(process.argv.slice(2));
