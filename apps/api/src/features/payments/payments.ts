import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Finishes a payment where it is the feature's own, and says whether it is; may throw what its feature refuses. */
export type FinishPayment = (paymentId: string) => Promise<boolean>;

/** What taking payments is built on, and who takes them; one for each running server. */
export class Payments {
  readonly provider: PaymentProvider;
  readonly config: Pick<Config, 'reconcileAfterSeconds'>;
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  readonly outbox: Outbox;
  readonly jobs: Jobs;
  readonly #finishers: FinishPayment[] = [];

  constructor(provider: PaymentProvider, platform: Pick<Payments, 'config' | 'db' | 'log' | 'outbox' | 'jobs'>) {
    this.provider = provider;
    ({ config: this.config, db: this.db, log: this.log, outbox: this.outbox, jobs: this.jobs } = platform);
  }

  /** Has the provider's events finished by the feature whose payment they are about. */
  onEvent(finish: FinishPayment): void {
    this.#finishers.push(finish);
  }

  /** Lets the payment's owner finish it. false: nobody here knows it. */
  async finish(paymentId: string): Promise<boolean> {
    for (const finish of this.#finishers) if (await finish(paymentId)) return true;
    return false;
  }
}
