import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './platform/database/database.ts';
import { Audit } from './platform/audit/audit.ts';
import { Captcha } from './features/captcha/captcha.ts';
import { forgetOldTokens } from './features/captcha/captcha.store.ts';
import { Mail } from './platform/mail/mail.ts';
import { mailTransport } from './platform/mail/transport.ts';
import { BookingEvents } from './features/booking/booking-events.ts';
import { Outbox } from './platform/outbox/outbox.ts';
import { stuckRows } from './platform/outbox/outbox.store.ts';
import { PaymentEvents } from './features/payments/payment-events.ts';
import { deleteEndedSessions } from './features/session/session.store.ts';
import { Sessions } from './features/session/sessions.ts';
import type { Config } from './platform/config/config.ts';
import type { BlockRules } from './platform/content/index.ts';
import { Content } from './platform/content/content.ts';
import type { Context } from './platform/context.ts';
import { DiskWatch } from './platform/process/disk-watch.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { RateLimiter } from './platform/http/rate-limits.ts';

/** Puts together what the features are built on, and the platform's own jobs and checks. Nothing runs yet. */
export function createContext(config: Config, database: Database, log: FastifyBaseLogger, blocks?: BlockRules): Context {
  const { db } = database;
  const content = new Content(db);
  const outbox = new Outbox(db, log);
  const jobs = new Jobs(log);
  const audit = new Audit();
  const disk = new DiskWatch(config.dataDir, config.minFreeMegabytes);
  const mail = new Mail(outbox, content, mailTransport(config));
  jobs.every(1, 'content version', () => content.refresh());
  jobs.every(1, 'outbox', async () => void (await outbox.drain()));
  jobs.every(10, 'disk', () => disk.look());
  jobs.every(3600, 'ended sessions', () => deleteEndedSessions(db));
  jobs.every(600, 'old bot-check tokens', () => forgetOldTokens(db));
  audit.addNone('no outbox row older than 5 minutes', stuckRows);
  return {
    config,
    db,
    log,
    blocks,
    content,
    outbox,
    jobs,
    audit,
    disk,
    mail,
    payments: new PaymentEvents(),
    bookings: new BookingEvents(),
    databaseKind: database.kind,
    captcha: new Captcha(config.captcha, db, log),
    sessions: new Sessions(db),
    limits: new RateLimiter(config.rateLimitFactor, log, config.redisUrl),
  };
}
