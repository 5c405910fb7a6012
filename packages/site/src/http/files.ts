import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { type FileStore, folderStore, isStoreAway, type StoredFile } from '@parral/file-store';
import { LRUCache } from 'lru-cache';
import { isPhotograph, type PictureVariant, variantAddress, variantIn } from '@parral/rules';
import { compress } from './encoding.ts';
import type { Encoding, CachedResponse } from './page-cache.ts';
import { consoleLog, type Log } from './log.ts';
import { inertPolicy } from './security-headers.ts';
import { sendCached } from './send.ts';
import { streamFile } from './stream-file.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};
/** Players ask for these in parts; some play nothing that cannot be had so. They never come into memory. */
const films = new Set(['.mp4', '.webm']);
/** Neither does what is larger. */
const mostKeptBytes = 4 * 2 ** 20;
/** Photographs that are in memory at once to be made smaller; the others wait where they are kept. */
const mostAtOnce = 4;
const packed = new Set(['.js', '.css', '.svg', '.json', '.txt']);

/** Named files change their name with their content; the estate's own pictures keep theirs. */
export type Freshness = 'immutable' | 'revalidate';
const cacheControl: Record<Freshness, string> = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=300, stale-while-revalidate=86400',
};

/** Makes a variant of a photograph. Rejects when it cannot be read as a picture: then it is served as it is. */
export type Resize = (photograph: Buffer, variant: PictureVariant) => Promise<Buffer>;

/** Files that are ready to be sent, bounded by their bytes; what could not be read is not kept. One for all folders of a site. */
export type KeptFiles = LRUCache<string, CachedResponse, () => Promise<CachedResponse>>;

export function keptFiles(maxBytes: number): KeptFiles {
  return new LRUCache<string, CachedResponse, () => Promise<CachedResponse>>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    fetchMethod: (_key, _stale, { context: load }) => load(),
  });
}

interface FilesOptions {
  kept: KeptFiles;
  resize?: Resize | undefined;
  log?: Log;
}

/**
 * Serves the files of a store below an address: films and what is large from there, in parts; everything else from
 * memory once asked for, compressed ahead (`.br` and `.gz` beside a file are used, otherwise made at first use). With `resize`,
 * photographs in the widths and formats that an address asks for; of several who ask at once for one that is not there
 * yet, all wait for the same.
 */
export class Files {
  readonly prefix: string;
  private readonly store: FileStore;
  private readonly freshness: Freshness;
  private readonly kept: KeptFiles;
  private readonly known: ReadonlyMap<string, StoredFile> | null;
  private readonly resize: Resize | undefined;
  private readonly log: Log;
  private readonly waiting: (() => void)[] = [];
  private atWork = 0;

  /** @param store or a folder of this machine, whose files are known from the start where they never change */
  constructor(prefix: string, store: FileStore | string, freshness: Freshness, { kept, resize, log = consoleLog }: FilesOptions) {
    this.prefix = prefix;
    this.store = typeof store === 'string' ? folderStore(store) : store;
    this.freshness = freshness;
    this.kept = kept;
    this.resize = resize;
    this.log = log;
    this.known = freshness === 'immutable' && typeof store === 'string' ? new Map(list(store, store)) : null;
  }

  /** True when the path, which begins with `prefix`, is one of these files and has been answered. */
  async answer(path: string, search: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const name = path.slice(this.prefix.length);
    const file = this.known === null ? await this.stateOf(name) : this.known.get(name);
    if (file === undefined) return false;
    const variant = this.resize && isPhotograph(path) ? variantIn(search) : null;
    const extension = extname(name);
    if (films.has(extension) || (variant === null && file.size > mostKeptBytes)) {
      const headers = ['Content-Type', typeOf(extension), 'Cache-Control', cacheControl[this.freshness], 'X-Content-Type-Options', 'nosniff'];
      await streamFile(name, await this.store.open(name), headers, request, response, this.log);
      return true;
    }
    // A file that was replaced is another one: the older leaves when its room is needed.
    const key = `${this.prefix}${variant === null ? name : variantAddress(name, variant)} ${file.version}`;
    const load = () => (variant === null ? this.load(name, null) : this.inTurn(() => this.load(name, variant)));
    sendCached(request, response, this.kept.get(key) ?? (await this.kept.forceFetch(key, { context: load })));
    return true;
  }

  private async stateOf(name: string): Promise<StoredFile | undefined> {
    if (!/^[\w-]+(?:\/[\w-]+)*(?:\.[\w-]+)+$/.test(name) || !(extname(name) in types)) return undefined;
    return this.store.find(name);
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.atWork >= mostAtOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.atWork += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.atWork -= 1;
    }
  }

  private async load(name: string, variant: PictureVariant | null): Promise<CachedResponse> {
    const original = await this.store.read(name);
    const resized = variant && (await this.resized(name, original, variant));
    const identity = resized ?? original;
    const extension = variant && resized ? `.${variant.format}` : extname(name);
    const small = !packed.has(extension) || identity.length < 600;
    const br = small ? identity : await this.readOr(`${name}.br`, () => compress(identity, 'br', 10));
    const gzip = small ? identity : await this.readOr(`${name}.gz`, () => compress(identity, 'gzip'));
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
    const ready = (encoding: Encoding, body: Buffer) => {
      const etag = `"${hash}-${small ? 'identity' : encoding}"`;
      const named = ['ETag', etag, 'Cache-Control', cacheControl[this.freshness], 'Vary', 'Accept-Encoding', 'X-Content-Type-Options', 'nosniff'];
      // A picture opened by itself must not run what somebody drew into it.
      if (extension === '.svg') named.push('Content-Security-Policy', inertPolicy);
      const headers = ['Content-Type', typeOf(extension), 'Content-Length', String(body.length), ...named];
      if (encoding !== 'identity' && !small) headers.push('Content-Encoding', encoding);
      return { etag, body, headers, notModifiedHeaders: named };
    };
    const bytes = [...new Set([br, gzip, identity])].reduce((sum, body) => sum + body.length, 3_000);
    return { version: 0, bytes, encodings: { br: ready('br', br), gzip: ready('gzip', gzip), identity: ready('identity', identity) } };
  }

  private async resized(name: string, photograph: Buffer, variant: PictureVariant): Promise<Buffer | null> {
    try {
      return (await this.resize?.(photograph, variant)) ?? null;
    } catch (error) {
      if (isStoreAway(error)) throw error;
      this.log.error(`${this.prefix}${name} could not be made ${variant.width} px wide in ${variant.format}; it is served as it is`, error);
      return null;
    }
  }

  private async readOr(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    // A packed copy is beside what was built; what an estate has of its own is packed here once.
    const isThere = this.known !== null && (await this.store.find(name)) !== undefined;
    return isThere ? this.store.read(name) : make();
  }
}

function list(folder: string, root: string): [string, StoredFile][] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') || entry.name.endsWith('.br') || entry.name.endsWith('.gz')) return [];
    if (entry.isDirectory()) return list(path, root);
    const { mtimeMs, size } = statSync(path);
    return [[relative(root, path).split(sep).join('/'), { version: String(mtimeMs), size }]];
  });
}

function typeOf(extension: string): string {
  return types[extension] ?? 'application/octet-stream';
}
