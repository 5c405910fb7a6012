import { LRUCache } from 'lru-cache';
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
  /** Of the text and its policy: where it is the same, so is the packing. */
  etag: string;
  body: Buffer;
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[];
  notModifiedHeaders: string[];
}

/**
 * Least recently used pages leave first; bounded by bytes, so that it holds whatever the pages weigh.
 * A page of another content version, or past the time for which it is true, counts as absent; its packing may still serve (`peek`).
 */
export class PageCache {
  private readonly entries: LRUCache<string, CachedResponse> | null;

  constructor(maxBytes: number) {
    this.entries = maxBytes < 1 ? null : new LRUCache({ maxSize: Math.floor(maxBytes), sizeCalculation: ({ bytes }) => Math.max(1, bytes) });
  }

  get(key: string, version: number): CachedResponse | undefined {
    const entry = this.entries?.get(key);
    if (entry === undefined) return undefined;
    const isTrue = entry.version === version && (entry.until === undefined || entry.until > Date.now());
    return isTrue ? entry : undefined;
  }

  /** What is kept, true or not, without a word on its use. */
  peek(key: string): CachedResponse | undefined {
    return this.entries?.peek(key);
  }

  set(key: string, entry: CachedResponse): void {
    this.entries?.set(key, entry);
  }

  /** How many pages and bytes are held. */
  get size(): { pages: number; bytes: number } {
    return { pages: this.entries?.size ?? 0, bytes: this.entries?.calculatedSize ?? 0 };
  }
}
