import type { ShareCard } from './app.ts';

/** One answer ready to be sent: bodies by encoding, each with its whole list of headers. */
export interface CachedResponse {
  version: number;
  bytes: number;
  /** Milliseconds of the clock after which it counts as absent; undefined: as long as its version is the present one. */
  until?: number | undefined;
  /** With a page: what is drawn where it is shared. */
  share?: ShareCard | undefined;
  encodings: Readonly<Record<Encoding, EncodedResponse>>;
}

export type Encoding = 'br' | 'gzip' | 'identity';

export interface EncodedResponse {
  etag: string;
  body: Buffer;
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[];
  notModifiedHeaders: string[];
}

/**
 * Least recently used pages leave first; bounded by bytes, so that it holds whatever the pages weigh.
 * A page of another content version, or past the time for which it is true, counts as absent.
 */
export class PageCache {
  private readonly entries = new Map<string, CachedResponse>();
  private readonly maxBytes: number;
  private held = 0;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  get(key: string, version: number): CachedResponse | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.version !== version || (entry.until !== undefined && entry.until <= Date.now())) {
      this.drop(key, entry);
      return undefined;
    }
    // Moving an entry to the young end at every read would cost more than the rest of the read.
    if (this.held > this.maxBytes / 2) {
      this.entries.delete(key);
      this.entries.set(key, entry);
    }
    return entry;
  }

  set(key: string, entry: CachedResponse): void {
    const before = this.entries.get(key);
    if (before) this.drop(key, before);
    if (entry.bytes > this.maxBytes) return;
    this.entries.set(key, entry);
    this.held += entry.bytes;
    for (const [oldest, old] of this.entries) {
      if (this.held <= this.maxBytes) break;
      this.drop(oldest, old);
    }
  }

  /** How many pages and bytes are held. */
  get size(): { pages: number; bytes: number } {
    return { pages: this.entries.size, bytes: this.held };
  }

  private drop(key: string, entry: CachedResponse): void {
    this.entries.delete(key);
    this.held -= entry.bytes;
  }
}
