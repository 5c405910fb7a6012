/** Looked at so often, in milliseconds. Looks are counted instead of time: a process that stood still itself takes nobody for silent. */
const lookMs = 100;
/** Looks without a word on any connection, after which the server is asked whether it lives: a second. */
const quietLooks = 10;
/** Looks that it has for its answer: five seconds, since a machine that has too much to do is not silent. */
const probeLooks = 50;

interface Watched<C> {
  /** Grows with every word that the server says on a connection. */
  bytesFrom(connection: C): number;
  /** Asks the server something small on a connection of its own; false, or nothing for long: it does not answer. */
  probe(signal: AbortSignal): Promise<boolean>;
  /** Ends a connection whose server is silent, so that whoever waits on it is told. */
  end(connection: C): void;
}

/**
 * Tells a server that is stopped, or swallowed by the network, from one that is busy: while nobody hears anything on any connection that
 * is in use, a new one is tried. Answers it, then whoever waits has a long statement or a lock before him, and waits on, two hundred for
 * the same slot too. Answers it not, then nobody will hear anything, and all are told within seconds instead of after the limit of a
 * statement.
 */
export class SilenceWatch<C extends object> {
  readonly #watched: Watched<C>;
  /** Connections in use, with what was heard on each until the last look. */
  readonly #inUse = new Map<C, number>();
  #quiet = 0;
  #probing: AbortController | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(watched: Watched<C>) {
    this.#watched = watched;
  }

  begin(connection: C): void {
    this.#inUse.set(connection, this.#watched.bytesFrom(connection));
    this.#timer ??= setInterval(() => this.#look(), lookMs).unref();
  }

  end(connection: C): void {
    this.#inUse.delete(connection);
    if (this.#inUse.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#heard();
  }

  #look(): void {
    for (const [connection, before] of this.#inUse) {
      const bytes = this.#watched.bytesFrom(connection);
      if (bytes === before) continue;
      this.#inUse.set(connection, bytes);
      this.#heard();
    }
    this.#quiet += 1;
    if (this.#quiet === quietLooks) this.#probe();
    if (this.#quiet >= quietLooks + probeLooks) this.#tellAll();
  }

  #heard(): void {
    this.#quiet = 0;
    this.#probing?.abort();
    this.#probing = undefined;
  }

  #probe(): void {
    const probing = (this.#probing = new AbortController());
    const answered = (lives: boolean) => {
      if (this.#probing !== probing) return;
      if (lives) this.#heard();
      else this.#tellAll();
    };
    this.#watched.probe(probing.signal).then(answered, () => answered(false));
  }

  #tellAll(): void {
    const silent = [...this.#inUse.keys()];
    this.#heard();
    for (const connection of silent) this.#watched.end(connection);
  }
}
