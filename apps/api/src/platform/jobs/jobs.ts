import type { FastifyBaseLogger } from 'fastify';

interface Job {
  seconds: number;
  run: () => Promise<void>;
  running: Promise<void> | undefined;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Work that repeats in the background. A job never overlaps itself; a failure is logged and the next turn comes all the
 * same. Jobs turn only between `start` and `stop`; tests run one by name.
 */
export class Jobs {
  readonly #log: FastifyBaseLogger;
  readonly #jobs = new Map<string, Job>();
  #started = false;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** Registers a job that runs at start and then `seconds` after it last ended. */
  every(seconds: number, name: string, run: () => Promise<void>): void {
    if (this.#jobs.has(name)) throw new Error(`A job named ${name} is already registered.`);
    this.#jobs.set(name, { seconds, run, running: undefined, timer: undefined });
    if (this.#started) void this.#turn(name);
  }

  start(): void {
    this.#started = true;
    for (const name of this.#jobs.keys()) void this.#turn(name);
  }

  /** Runs a job now and waits for it; its failure is thrown. */
  async run(name: string): Promise<void> {
    const job = this.#jobs.get(name);
    if (job === undefined) throw new Error(`No job is named ${name}. There are: ${[...this.#jobs.keys()].join(', ')}.`);
    await job.running;
    job.running = job.run().finally(() => (job.running = undefined));
    await job.running;
  }

  /** Stops all turns and waits for those that are under way. */
  async stop(): Promise<void> {
    this.#started = false;
    for (const job of this.#jobs.values()) clearTimeout(job.timer);
    await Promise.allSettled([...this.#jobs.values()].map((job) => job.running ?? Promise.resolve()));
  }

  async #turn(name: string): Promise<void> {
    const job = this.#jobs.get(name);
    if (job === undefined) return;
    try {
      await this.run(name);
    } catch (error) {
      this.#log.error({ err: error, job: name }, 'background job failed');
    }
    if (this.#started) job.timer = setTimeout(() => void this.#turn(name), job.seconds * 1000).unref();
  }
}
