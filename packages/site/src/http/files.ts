import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { isPhotograph, type PictureVariant, variantAddress, variantIn } from '@parral/rules';
import { compress } from './encoding.ts';
import type { Encoding, CachedResponse } from './page-cache.ts';
import { consoleLog, type Log } from './log.ts';
import { inertPolicy } from './security-headers.ts';
import { sendPart, sendCached } from './send.ts';

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
/** Players ask for these in parts; some play nothing that cannot be had so. */
const films = new Set(['.mp4', '.webm']);
const packed = new Set(['.js', '.css', '.svg', '.json', '.txt']);

/** Named files change their name with their content; the estate's own pictures keep theirs. */
export type Freshness = 'immutable' | 'revalidate';
const cacheControl: Record<Freshness, string> = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=300, stale-while-revalidate=86400',
};

/** Makes a variant of a photograph. Rejects when it cannot be read as a picture: then it is served as it is. */
export type Resize = (photograph: Buffer, variant: PictureVariant) => Promise<Buffer>;

/**
 * Serves the files of a folder below an address, from memory once asked for, compressed ahead
 * (`.br` and `.gz` beside a file are used, otherwise made at first use). With `resize`, photographs in the widths and
 * formats that an address asks for; of several who ask at once for one that is not there yet, all wait for the same.
 */
export class Files {
  readonly prefix: string;
  private readonly folder: string;
  private readonly freshness: Freshness;
  private readonly ready = new Map<string, { kept: Promise<CachedResponse>; changed: number }>();
  private readonly names: Set<string> | null;
  private readonly resize: Resize | undefined;
  private readonly log: Log;

  constructor(prefix: string, folder: string, freshness: Freshness, { resize, log = consoleLog }: { resize?: Resize | undefined; log?: Log } = {}) {
    this.prefix = prefix;
    this.folder = folder;
    this.freshness = freshness;
    this.resize = resize;
    this.log = log;
    this.names = freshness === 'immutable' ? new Set(list(folder, folder)) : null;
  }

  /** True when the path, which begins with `prefix`, is one of these files and has been answered. */
  async answer(path: string, search: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const name = path.slice(this.prefix.length);
    const changed = this.changedAt(name);
    if (changed === null) return false;
    const variant = this.resize && isPhotograph(path) ? variantIn(search) : null;
    const key = variant === null ? name : variantAddress(name, variant);
    let entry = this.ready.get(key);
    if (entry?.changed !== changed) {
      entry = { kept: this.load(name, variant), changed };
      this.ready.set(key, entry);
    }
    const kept = await entry.kept;
    if (!films.has(extname(name)) || !sendPart(request, response, kept)) sendCached(request, response, kept);
    return true;
  }

  private changedAt(name: string): number | null {
    if (this.names) return this.names.has(name) ? 0 : null;
    if (!/^[\w-]+(?:\/[\w-]+)*(?:\.[\w-]+)+$/.test(name) || !(extname(name) in types)) return null;
    try {
      return statSync(join(this.folder, name)).mtimeMs;
    } catch {
      // Not there: the caller answers 404.
      return null;
    }
  }

  private async load(name: string, variant: PictureVariant | null): Promise<CachedResponse> {
    const file = join(this.folder, name);
    const original = readFileSync(file);
    const resized = variant && (await this.resized(name, original, variant));
    const identity = resized ?? original;
    const extension = variant && resized ? `.${variant.format}` : extname(name);
    const small = !packed.has(extension) || identity.length < 600;
    const br = small ? identity : await readOr(`${file}.br`, () => compress(identity, 'br', 10));
    const gzip = small ? identity : await readOr(`${file}.gz`, () => compress(identity, 'gzip'));
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
    const ready = (encoding: Encoding, body: Buffer) => {
      const etag = `"${hash}-${small ? 'identity' : encoding}"`;
      const named = ['ETag', etag, 'Cache-Control', cacheControl[this.freshness], 'Vary', 'Accept-Encoding', 'X-Content-Type-Options', 'nosniff'];
      // A picture opened by itself must not run what somebody drew into it.
      if (extension === '.svg') named.push('Content-Security-Policy', inertPolicy);
      const headers = ['Content-Type', types[extension] ?? 'application/octet-stream', 'Content-Length', String(body.length), ...named];
      if (encoding !== 'identity' && !small) headers.push('Content-Encoding', encoding);
      return { etag, body, headers, notModifiedHeaders: named };
    };
    return { version: 0, bytes: identity.length, encodings: { br: ready('br', br), gzip: ready('gzip', gzip), identity: ready('identity', identity) } };
  }

  private async resized(name: string, photograph: Buffer, variant: PictureVariant): Promise<Buffer | null> {
    try {
      return (await this.resize?.(photograph, variant)) ?? null;
    } catch (error) {
      this.log.error(`${this.prefix}${name} could not be made ${variant.width} px wide in ${variant.format}; it is served as it is`, error);
      return null;
    }
  }
}

async function readOr(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return readFileSync(file);
  } catch {
    // No packed copy beside it, as in an estate's own folder: made here once.
    return make();
  }
}

function list(folder: string, root: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') || entry.name.endsWith('.br') || entry.name.endsWith('.gz')) return [];
    return entry.isDirectory() ? list(path, root) : [relative(root, path).split(sep).join('/')];
  });
}
