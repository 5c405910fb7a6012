import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events/events.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Tell } from '../notices/index.ts';
import { Tally } from '../../platform/metrics/tally.ts';
import type { PaymentEvent, PaymentProvider } from './payment-provider.ts';
import type { TellRefusal } from './refusal-notice.ts';
import type { PrepareReturnNotice } from './return-notice.ts';

/** Does what an event asks for where the payment is the feature's own, and says whether it is; may throw what its feature refuses. */
export type ReceiveEvent = (event: PaymentEvent) => Promise<boolean>;

/** What taking payments is built on, and who takes them; one for each running server. */
export class Payments {
  readonly provider: PaymentProvider;
  /** What became of authorised payments, each counted by whoever brought it there. */
  readonly outcomes = new Tally<'subject' | 'outcome'>();
  readonly config: Pick<Config, 'reconcileAfterSeconds'>;
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  readonly outbox: Outbox;
  readonly events: Events;
  readonly jobs: Jobs;
  /** Before the transaction that tells: reads who is told, which it may not. */
  readonly prepareToTell: () => Promise<Tell>;
  /** Before the transaction that gives back: reads who paid, which it may not. */
  readonly prepareReturnNotice: PrepareReturnNotice;
  /** Writes to whose bank took its time and said no. */
  readonly tellRefusal: TellRefusal;
  readonly #receivers: ReceiveEvent[] = [];

  constructor(
    provider: PaymentProvider,
    platform: Pick<Payments, 'config' | 'db' | 'log' | 'outbox' | 'events' | 'jobs' | 'prepareToTell' | 'prepareReturnNotice' | 'tellRefusal'>,
  ) {
    this.provider = provider;
    ({
      config: this.config,
      db: this.db,
      log: this.log,
      outbox: this.outbox,
      events: this.events,
      jobs: this.jobs,
      prepareToTell: this.prepareToTell,
      prepareReturnNotice: this.prepareReturnNotice,
      tellRefusal: this.tellRefusal,
    } = platform);
  }

  /** Has the provider's events worked off by the feature whose payment they are about. */
  onEvent(receive: ReceiveEvent): void {
    this.#receivers.push(receive);
  }

  /** Lets the payment's owner work an event off. false: nobody here knows the payment. */
  async receive(event: PaymentEvent): Promise<boolean> {
    for (const receive of this.#receivers) if (await receive(event)) return true;
    return false;
  }
}
