import type { FastifyBaseLogger } from 'fastify';
import type { Audit } from './audit/audit.ts';
import type { Config } from './config/config.ts';
import type { BlockRules, ThemeRules } from './content/index.ts';
import type { Content } from './content/content.ts';
import type { Database, Db } from './database/database.ts';
import type { Events } from './events/events.ts';
import type { RateLimiter } from './http/rate-limits.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mail } from './mail/mail.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { DiskWatch } from './process/disk-watch.ts';

/** What every feature is built on; one for each running server. It knows no feature. */
export interface Context {
  config: Config;
  /** The outer database handle; throws inside a transaction. */
  db: Db;
  databaseKind: 'pglite' | 'postgres';
  /** How many calls wait for a connection of the database. */
  waitingForDatabase: Database['waiting'];
  /** Pages that the site handler beside this server sent: out of its cache, or drawn for it. Counted there. */
  pages: { fromCache: number; drawn: number };
  log: FastifyBaseLogger;
  /** What the front ends say of the blocks in templates; undefined: not known here. */
  blocks: (() => Promise<BlockRules>) | undefined;
  /** What the design system says of themes; undefined: not known here. */
  themes: ThemeRules | undefined;
  /** Content version, and content kept in memory by it. */
  content: Content;
  /** Work after a transaction: `add` inside it, `register` a worker for each kind. */
  outbox: Outbox;
  /** What a feature announces to those above it. */
  events: Events;
  mail: Mail;
  /** Consistency checks of the database; each feature adds its own. */
  audit: Audit;
  /** Background work; runs only while the server does. */
  jobs: Jobs;
  limits: RateLimiter;
  disk: DiskWatch;
  /** Whether this server is about to end, and so not ready for more. */
  isEnding(): boolean;
  end(): void;
}
