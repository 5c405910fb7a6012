import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { fastify, type FastifyInstance, LogController } from 'fastify';
import { sql } from 'drizzle-orm';
import type { Database } from './platform/database/database.ts';
import { migrate, pendingMigrations, SchemaRefused } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open.ts';
import { importAtStart } from './platform/content/import-folder.ts';
import { type AppContext, createAppContext, importers } from './compose.ts';
import { loadSite } from './features/site/index.ts';
import { answerAdmin } from './commands/answer-admin.ts';
import { releaseMemory } from './platform/process/release-memory.ts';
import { lockDataFolder } from './platform/process/data-folder-lock.ts';
import type { Config } from './platform/config/config.ts';
import { createContext } from './platform/create-context.ts';
import { describeError, type LogTarget, loggerOptions } from './platform/log/logger.ts';
import { currentRequestId } from './platform/log/request-scope.ts';
import type { BlockRules, ThemeRules } from './platform/content/index.ts';
import type { Context } from './platform/context.ts';
import type { Invoicing } from './features/invoices/index.ts';
import { reportingTarget } from './platform/log/report-errors.ts';
import { installPlugins } from './plugins.ts';
import { requestId } from './platform/http/request-log.ts';

export interface ApiOptions {
  config: Config;
  /** An open database, already migrated: for tests. Without it the one that the configuration names is opened and migrated. */
  database?: Database;
  /** Reads what the front ends say of the blocks in templates; without it they are not checked at the import. */
  blocks?: (() => Promise<BlockRules>) | undefined;
  /** What the design system says of themes; without it a folder with themes of its own is not imported. */
  themes?: ThemeRules | undefined;
  /** By which program the estate invoices; without it by the built-in one. */
  invoicing?: (platform: Context) => Invoicing;
  /** Compare answers with the description; on under NODE_ENV=test. */
  checkResponses?: boolean;
  logTarget?: LogTarget;
  /** Called while the database opens, which leaves this thread idle: what else takes time may begin then. */
  meanwhile?: () => void;
  /** false: background jobs do not turn before `startJobs`: for tests, and where the card provider is this very process, which listens later. */
  jobs?: boolean;
}

/** So long the end may take, in milliseconds, and each part at least where others have used it up; together less than fifteen seconds. */
const closeMs = 12_000;
const closePartMs = 400;

/** A server that holds its data folder; nothing listens until `app.listen` or a server of one's own calls `handle`. */
export interface Api {
  app: FastifyInstance;
  context: AppContext;
  /** Answers a request of somebody else's HTTP server: for /api/*, /healthz, /readyz, /metrics and /sandbox/mail. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** The brands that the last import left, in the order of the file. */
  brands(): Promise<{ name: string; title: string; host: string; email: string }[]>;
  /** Has background jobs turn; needed only where `jobs` was false. */
  startJobs(): void;
  /** Says that this server is about to end (`/readyz` answers 503), and gives whoever asks for that time to send its requests elsewhere. */
  drain(): Promise<void>;
  /** Stops background work, ends open connections, closes the database and lets go of the data folder. */
  close(): Promise<void>;
}

/**
 * Makes the server of a data folder: locks it, opens and migrates the database, imports the estate folder when it has
 * changed, and starts the background work. Throws DataFolderTaken when another process lives there, and BadEstateFolder
 * when there is no content yet and the folder is not good.
 */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { config } = options;
  const undo: [part: string, end: () => unknown][] = [];
  const close = async (): Promise<void> => {
    const deadline = Date.now() + closeMs;
    for (const [part, end] of undo.splice(0).reverse()) {
      const left = Math.max(closePartMs, deadline - Date.now());
      const isLate = await Promise.race([Promise.resolve(end()).then(() => false), setTimeout(left, true, { ref: false })]);
      // What is written survives a kill at any moment: a neighbour that hangs keeps nobody waiting.
      if (isLate) console.error(`The server ends without waiting longer for: ${part}.`);
    }
  };
  try {
    const lock = await lockDataFolder(config.dataDir);
    undo.push(['the lock of the data folder', () => lock.release()]);
    const app: FastifyInstance = fastify({
      logger: loggerOptions(
        config.logLevel,
        config.errorReports ? reportingTarget(config.errorReports, options.logTarget ?? process.stdout) : options.logTarget,
      ),
      logController: new LogController({ disableRequestLogging: true }),
      genReqId: requestId,
      trustProxy: config.trustProxy === undefined ? false : config.trustProxy.split(',').map((address) => address.trim()),
      bodyLimit: 256 * 1024,
      routerOptions: { maxParamLength: 1000 },
      return503OnClosing: false,
      forceCloseConnections: 'idle',
    });
    if (config.tracesEndpoint !== undefined) {
      const { startTracing } = await import('@parral/tracing/start');
      const warn = (message: string, cause: unknown) => app.log.warn({ err: cause }, message);
      const describe = (error: unknown) => describeError(error).message;
      undo.push(['traces', startTracing({ endpoint: config.tracesEndpoint, service: 'parral', requestId: currentRequestId, describe, warn })]);
    }
    const opening = options.database ?? openOwn(config, app);
    options.meanwhile?.();
    const database = await opening;
    undo.push(['the database', () => database.close()]);
    const platform = createContext({ config, database, log: app.log, importers, blocks: options.blocks, themes: options.themes });
    const context = createAppContext(platform, options.invoicing);
    undo.push(['rate limits', () => context.limits.close()]);
    await context.content.refresh();
    if (config.estateFolder !== undefined) await importAtStart(context, config.estateFolder);
    const kept = await installPlugins(app, context, { checkResponses: options.checkResponses ?? config.nodeEnv === 'test' });
    undo.push(['requests under way', () => app.close()]);
    await app.ready();
    lock.onConnection((socket) => answerAdmin(context, socket));
    await context.disk.look();
    const startJobs = () => {
      context.jobs.start();
      globalThis.setTimeout(releaseMemory, 3000).unref();
    };
    if (options.jobs !== false) startJobs();
    undo.push(['background jobs', () => context.jobs.stop()]);
    undo.push(['the outbox', () => context.outbox.stop()]);
    const drain = async () => {
      context.end();
      await setTimeout(config.drainSeconds * 1000);
    };
    const site = context.content.memo(loadSite);
    const brands = async () =>
      [...(await site()).brands.values()].map(({ id, name, hosts, email }) => ({ name: id, title: name, host: hosts[0] ?? id, email }));
    // What another site may read carries headers that depend on who asks (`cross-origin.ts`).
    const handle =
      config.apiOrigins.length > 0
        ? app.routing.bind(app)
        : (request: IncomingMessage, response: ServerResponse) => void (kept.give(request, response) || app.routing(request, response));
    return { app, context, brands, handle, startJobs, drain, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** An order is confirmed to its buyer once it is written: throws where the server would lose it in a power cut. */
async function refuseForgetful({ db }: Database): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes') and setting = 'off'`,
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new Error(
    `Nothing is started: DATABASE_URL names a server that does not wait for the disk (off: ${names}), so that a power cut loses paid orders. Switch it on there.`,
  );
}

async function openOwn(config: Config, app: FastifyInstance): Promise<Database> {
  const onError = (error: Error) => app.log.error({ err: error }, 'a database connection broke');
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, onError });
  if (config.nodeEnv === 'production') await refuseForgetful(database);
  if (config.migrations === 'command') {
    const pending = await pendingMigrations(database.db);
    if (pending.length === 0) return database;
    await database.close();
    throw new SchemaRefused(
      `Nothing is started: the database lacks ${pending.join(', ')}, and MIGRATIONS=command leaves that to \`estate migrate\`. Run it first.`,
    );
  }
  const { applied } = await database.unhurried(migrate);
  if (applied.length > 0) app.log.info({ applied }, 'database migrated');
  return database;
}
