import type { FastifyBaseLogger } from 'fastify';
import { Audit } from './audit/audit.ts';
import type { Config } from './config/config.ts';
import { Content } from './content/content.ts';
import type { Importer } from './content/import-estate.ts';
import type { BlockRules, ThemeRules } from './content/index.ts';
import type { Context } from './context.ts';
import type { Database } from './database/database.ts';
import { EmbeddedUpkeep } from './database/embedded-upkeep.ts';
import { Events } from './events/events.ts';
import { RateLimiter } from './http/rate-limits.ts';
import { Jobs } from './jobs/jobs.ts';
import { Lease } from './jobs/lease.ts';
import { Mail } from './mail/mail.ts';
import { mailTransport } from './mail/transport.ts';
import { type Lane, lanes } from './outbox/lanes.ts';
import { Outbox } from './outbox/outbox.ts';
import { deadRows, deleteEnded, stuckRows } from './outbox/outbox.store.ts';
import { DiskWatch } from './process/disk-watch.ts';

export interface PlatformParts {
  config: Config;
  database: Database;
  log: FastifyBaseLogger;
  /** What features do with an estate folder, in this order. */
  importers: readonly Importer[];
  blocks: (() => Promise<BlockRules>) | undefined;
  themes: ThemeRules | undefined;
}

/** Puts together what the features are built on, with the platform's own jobs and checks. Nothing runs yet. */
export function createContext({ config, database, log, importers, blocks, themes }: PlatformParts): Context {
  const { db, kind, waiting } = database;
  const content = new Content(db, importers);
  const outbox = new Outbox(db, log);
  // The embedded database has one process.
  const jobs = new Jobs(log, kind === 'postgres' ? new Lease(db, log) : undefined);
  const audit = new Audit();
  let isEnding = false;
  const disk = new DiskWatch(config.dataDir, config.minFreeMegabytes);
  jobs.here(1, 'content version', () => content.refresh());
  for (const lane of Object.keys(lanes) as Lane[]) jobs.here(1, `outbox ${lane}`, async () => void (await outbox.drain(lane)));
  jobs.every(3600, 'outbox terms', async () => void (await deleteEnded(db)));
  jobs.here(10, 'disk', () => disk.look());
  if (kind === 'pglite') {
    const upkeep = new EmbeddedUpkeep(database);
    jobs.here(10, 'upkeep of the embedded database', () => upkeep.turn());
  }
  // A program that takes no webhooks says nothing of the books.
  const elsewhere = () => outbox.kindsOf('webhooks');
  audit.addNone('no outbox row waits longer than 5 minutes', (handle) => stuckRows(handle, elsewhere()));
  audit.addNone('no outbox row is dead', (handle) => deadRows(handle, elsewhere()));
  return {
    config,
    db,
    databaseKind: kind,
    waitingForDatabase: waiting,
    pages: { fromCache: 0, drawn: 0 },
    log,
    blocks,
    themes,
    content,
    outbox,
    events: new Events(outbox),
    mail: new Mail(outbox, content, mailTransport(config)),
    audit,
    jobs,
    limits: new RateLimiter(config.rateLimitFactor, log, config.redisUrl),
    disk,
    isEnding: () => isEnding,
    end: () => void (isEnding = true),
  };
}
