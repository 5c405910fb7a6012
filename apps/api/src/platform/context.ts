import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './database/database.ts';
import type { BlockRules } from './content/index.ts';
import type { Audit } from './audit/audit.ts';
import type { Captcha } from '../features/captcha/captcha.ts';
import type { Mail } from './mail/mail.ts';
import type { BookingEvents } from '../features/booking/booking-events.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { PaymentEvents } from '../features/payments/payment-events.ts';
import type { Sessions } from '../features/session/sessions.ts';
import type { Config } from './config/config.ts';
import type { Content } from './content/content.ts';
import type { DiskWatch } from './process/disk-watch.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { RateLimiter } from './http/rate-limits.ts';

/** What every feature is built on; one for each running server. */
export interface Context {
  config: Config;
  /** The outer database handle; throws inside a transaction. */
  db: Db;
  databaseKind: 'pglite' | 'postgres';
  log: FastifyBaseLogger;
  /** What the front ends say of the blocks in templates; undefined: not known here. */
  blocks: BlockRules | undefined;
  /** Content version, and content kept in memory by it. */
  content: Content;
  sessions: Sessions;
  /** The bot check: `await context.captcha.verify(request, body.captcha_key)` before anything is done. */
  captcha: Captcha;
  /** Work after a transaction: `add` inside it, `register` a worker for each kind. */
  outbox: Outbox;
  mail: Mail;
  /** The card provider's events: a feature that takes payments registers how it finishes its own. */
  payments: PaymentEvents;
  /** What others do when a booking is cancelled. */
  bookings: BookingEvents;
  /** Checks of the books; each feature adds its own. */
  audit: Audit;
  /** Background work; turns only while the server runs. */
  jobs: Jobs;
  limits: RateLimiter;
  disk: DiskWatch;
}
