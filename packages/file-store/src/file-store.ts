/** A file as it is kept now. */
export interface StoredFile {
  /** in bytes */
  size: number;
  /** Another one once its bytes are others; letters, digits and hyphens. */
  version: string;
}

/** A file that is being read in parts: one that is replaced meanwhile goes on as it was. */
export interface OpenFile extends StoredFile {
  /** The bytes from the first to the last, both counted. The next part is fetched once the one before is taken. */
  parts(first: number, last: number): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

/**
 * Where an estate's pictures, films and type are kept, by names such as `alba/hero.svg`. Names are checked by whoever asks.
 * What cannot be reached now throws StoreAway.
 */
export interface FileStore {
  /** undefined: there is no file of that name. */
  find(name: string): Promise<StoredFile | undefined>;
  /** The whole of a file, for those that are small. */
  read(name: string): Promise<Buffer>;
  open(name: string): Promise<OpenFile>;
}

/** Where is kept what was made of pictures: it may be lost, and is then made again. */
export interface MadeFiles {
  /** null: not made yet. */
  read(name: string): Promise<Buffer | null>;
  keep(name: string, bytes: Buffer): Promise<void>;
}

/** The store does not answer, or refuses: what is not in memory cannot be shown now. */
export class StoreAway extends Error {
  constructor(what: string, cause: unknown) {
    super(`${what} (${cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)})`, { cause });
    this.name = 'StoreAway';
  }
}

/** By its name, as an app's build has a copy of this module of its own beside that of what it is given. */
export function isStoreAway(error: unknown): boolean {
  return error instanceof Error && error.name === 'StoreAway';
}
