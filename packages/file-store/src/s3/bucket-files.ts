import { type FileStore, type MadeFiles, StoreAway } from '../file-store.ts';
import type { Bucket } from './bucket.ts';
import { type FileList, type ListedFile, readList } from './file-list.ts';

/** Fetched at once of a film for each reader: what he has not taken yet keeps no connection to the store. */
const partBytes = 256 * 1024;
/** A list that is older is asked for anew, while the older one serves. */
const freshMs = 30_000;
/** Not asked for more often, however many ask for what is not on it, or while the store is away. */
const pauseMs = 2_000;

interface Log {
  error(message: string, error: unknown): void;
  note?: (message: string) => void;
}

/**
 * The files of an estate in a bucket, as `publishFiles` put them there. Which there are is kept in memory and asked for anew in the
 * background; while the store is away, what was known stays known.
 */
export class BucketFiles {
  private readonly bucket: Bucket;
  private readonly log: Log;
  private readonly now: () => number;
  private list: FileList | undefined;
  private etag: string | undefined;
  private askedAt = -Infinity;
  private asking: Promise<void> | undefined;
  private away: { since: number; tries: number; error: unknown } | undefined;

  constructor(bucket: Bucket, log: Log, now: () => number = Date.now) {
    this.bucket = bucket;
    this.log = log;
    this.now = now;
  }

  /** The files below one of the estate's folders, `images` or `themes`. */
  below(folder: string): FileStore {
    const entry = async (name: string): Promise<ListedFile> => {
      const found = await this.find(`${folder}/${name}`);
      if (found === undefined) throw new Error(`${folder}/${name} is not in ${this.bucket.name}`);
      return found;
    };
    return {
      find: async (name) => {
        const found = await this.find(`${folder}/${name}`);
        return found && { size: found.size, version: versionOf(found) };
      },
      read: async (name) => this.bytes(await entry(name)),
      open: async (name) => {
        const found = await entry(name);
        return { size: found.size, version: versionOf(found), parts: (first, last) => this.parts(found, first, last), close: () => Promise.resolve() };
      },
    };
  }

  /** What was made of pictures, for every server of the installation. One that cannot be kept is made again, and said in the log. */
  made(): MadeFiles {
    return {
      read: async (name) => {
        const found = await this.bucket.get(`made/${name}`);
        return found === null || found === 'same' ? null : found.bytes;
      },
      keep: async (name, bytes) => {
        await this.bucket
          .put(`made/${name}`, bytes, bytes.length)
          .catch((error: unknown) => this.log.error(`made/${name} could not be kept; it will be made again`, error));
      },
    };
  }

  private async find(name: string): Promise<ListedFile | undefined> {
    const age = this.now() - this.askedAt;
    const known = this.list?.get(name);
    if (known !== undefined) {
      if (age >= freshMs) void this.ask();
      return known;
    }
    // It may have been uploaded a moment ago.
    if (age >= pauseMs || this.asking) await this.ask();
    if (this.list === undefined) throw new StoreAway(`nobody knows yet which files are in ${this.bucket.name}`, this.away?.error);
    return this.list.get(name);
  }

  /** Asks once at a time. Never throws: what was known stays. */
  private ask(): Promise<void> {
    return (this.asking ??= this.fetchList().finally(() => (this.asking = undefined)));
  }

  private async fetchList(): Promise<void> {
    try {
      const found = await readList(this.bucket, this.list && this.etag);
      if (found === null) this.list = new Map();
      else if (found !== 'same') [this.list, this.etag] = [found.files, found.etag];
      this.sayBack();
    } catch (error) {
      this.sayAway(error);
    }
    this.askedAt = this.now();
  }

  private sayAway(error: unknown): void {
    if (this.away === undefined) {
      this.away = { since: this.now(), tries: 0, error };
      const what = this.list === undefined ? 'no picture can be shown' : 'pictures in memory go on being shown';
      this.log.error(`${this.bucket.name} does not say which files there are; ${what} until it does`, error);
    }
    this.away.tries += 1;
    this.away.error = error;
  }

  private sayBack(): void {
    if (this.away === undefined) return;
    const { since, tries } = this.away;
    this.away = undefined;
    this.log.note?.(`${this.bucket.name} is back after ${Math.round((this.now() - since) / 1000)} s, in which it was asked ${tries} times`);
  }

  private async bytes({ object }: ListedFile, range?: { first: number; last: number }): Promise<Buffer> {
    const found = await this.bucket.get(object, range && { range });
    if (found === null || found === 'same') throw new StoreAway(`${object} is listed, but not in ${this.bucket.name}`, 'import the estate folder again');
    return found.bytes;
  }

  private async *parts(file: ListedFile, start: number, end: number): AsyncGenerator<Buffer> {
    for (let first = start; first <= end; first += partBytes) yield await this.bytes(file, { first, last: Math.min(first + partBytes - 1, end) });
  }
}

/** The object's name is the hash of its bytes. */
const versionOf = ({ object }: ListedFile) => object.slice(object.indexOf('/') + 1).slice(0, 22);
