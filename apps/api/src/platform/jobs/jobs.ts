import type { FastifyBaseLogger } from 'fastify';

/** So often a process that does not have the lease looks whether it has it now. */
const lookAgainSeconds = 2;

/** Whether this process is the one that does what the installation does once. */
export interface JobLease {
  readonly isHeld: boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Job {
  /** Done by each process for itself. */
  isHere: boolean;
  seconds: number;
  run: () => Promise<void>;
  running: Promise<void> | undefined;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Work that repeats in the background: once in the whole installation (`every`), or in each process for itself (`here`). A job never
 * overlaps itself; a failure is logged and the next turn comes all the same. Jobs turn only between `start` and `stop`; tests run one by
 * name.
 */
export class Jobs {
  readonly #log: FastifyBaseLogger;
  readonly #lease: JobLease | undefined;
  readonly #jobs = new Map<string, Job>();
  #started = false;

  /** Without a lease this process is the only one. */
  constructor(log: FastifyBaseLogger, lease?: JobLease) {
    this.#log = log;
    this.#lease = lease;
  }

  /** Registers a job of the whole installation: in the process that has the lease, at its start and then `seconds` after it last ended. */
  every(seconds: number, name: string, run: () => Promise<void>): void {
    this.#register(name, { isHere: false, seconds, run, running: undefined, timer: undefined });
  }

  /** Registers a job that each process does for itself. */
  here(seconds: number, name: string, run: () => Promise<void>): void {
    this.#register(name, { isHere: true, seconds, run, running: undefined, timer: undefined });
  }

  #register(name: string, job: Job): void {
    if (this.#jobs.has(name)) throw new Error(`A job named ${name} is already registered.`);
    this.#jobs.set(name, job);
    if (this.#started) void this.#turn(name);
  }

  start(): void {
    this.#started = true;
    for (const [name, { isHere }] of this.#jobs) if (isHere) void this.#turn(name);
    void this.#startShared();
  }

  async #startShared(): Promise<void> {
    await this.#lease?.start();
    for (const [name, { isHere }] of this.#jobs) if (!isHere && this.#started) void this.#turn(name);
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
    await this.#lease?.stop();
  }

  async #turn(name: string): Promise<void> {
    const job = this.#jobs.get(name);
    if (job === undefined) return;
    const isMine = job.isHere || this.#lease?.isHeld !== false;
    try {
      if (isMine) await this.run(name);
    } catch (error) {
      this.#log.error({ err: error, job: name }, 'background job failed');
    }
    const seconds = isMine ? job.seconds : Math.min(job.seconds, lookAgainSeconds);
    if (this.#started) job.timer = setTimeout(() => void this.#turn(name), seconds * 1000).unref();
  }
}
