/** What is said to somebody who would have to wait too long for a connection of the pool: the same call may succeed soon. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
}

/** Gives a place back, once. `isWell` false: what was done there failed, which is no sign that the line moves. */
export type Leave = (isWell: boolean) => void;

/** The line is looked at so often, in milliseconds. Looks are counted instead of time: a process that stood still itself sends nobody away. */
const lookMs = 100;
/** Looks after which a line that does not move sends away whoever has stood in it for so long: a second and a half. */
const stillLooks = 15;
/** Looks after which somebody is sent away though the line moves: twenty seconds. */
const mostLooks = 200;

interface Waiting {
  since: number;
  admit: (leave: Leave) => void;
  refuse: (error: DatabaseBusy) => void;
}

/**
 * Who may have a connection of a pool with so many places, first come, first served. As long as the line moves it is waited in: two
 * hundred who want the same slot are served, one after the other. Where nothing is given back for a second and a half, or the line
 * is longer than `most`, waiting is of no use, and who stands in it is told at once.
 */
export class WaitingLine {
  readonly #most: number;
  readonly #line: Waiting[] = [];
  #free: number;
  #look = 0;
  #moved = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(places: number, most = 500) {
    this.#free = places;
    this.#most = most;
  }

  /** How many wait. */
  get length(): number {
    return this.#line.length;
  }

  /** Resolves with how to leave. Rejects with DatabaseBusy. */
  enter(): Promise<Leave> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve(this.#place());
    }
    if (this.#line.length >= this.#most) return Promise.reject(new DatabaseBusy(`${this.#most} wait for a database connection already.`));
    this.#timer ??= setInterval(() => this.#lookAtLine(), lookMs).unref();
    return new Promise((admit, refuse) => {
      this.#line.push({ since: this.#look, admit, refuse });
    });
  }

  #place(): Leave {
    let isLeft = false;
    return (isWell) => {
      if (isLeft) return;
      isLeft = true;
      if (isWell) this.#moved = this.#look;
      const next = this.#line.shift();
      if (next === undefined) this.#free += 1;
      else next.admit(this.#place());
    };
  }

  #lookAtLine(): void {
    this.#look += 1;
    for (let first = this.#line[0]; first !== undefined && this.#isHopeless(first); first = this.#line[0]) {
      this.#line.shift();
      first.refuse(new DatabaseBusy('No database connection came free in time.'));
    }
    if (this.#line.length > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #isHopeless({ since }: Waiting): boolean {
    return this.#look - Math.max(since, this.#moved) >= stillLooks || this.#look - since >= mostLooks;
  }
}
