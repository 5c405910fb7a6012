import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { OpenFile } from '@parral/file-store';
import type { Log } from './log.ts';

/**
 * Sends a file as it is read, as fast as the reader takes it, and closes it: the whole, or the one part that a `Range` header
 * asks for, as players do; 416 when the part lies outside, 304 when the reader has these bytes already. Throws what reading
 * throws as long as nothing is sent.
 *
 * @param headers names and values in turn, of every answer that has a body
 */
export async function streamFile(
  name: string,
  file: OpenFile,
  headers: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
): Promise<void> {
  try {
    const { size, version } = file;
    const etag = `"${version}"`;
    const named = ['ETag', etag, 'Accept-Ranges', 'bytes'];
    if (request.headers['if-none-match']?.includes(etag)) return void response.writeHead(304, [...named, ...headers]).end();
    const part = partOf(request, size, etag);
    if (part === 'outside') return void response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end();
    const { start, end } = part ?? { start: 0, end: size - 1 };
    const own = ['Content-Length', String(end - start + 1), ...named, ...headers];
    const hasBody = request.method !== 'HEAD' && size > 0;
    const parts = hasBody ? file.parts(start, end)[Symbol.asyncIterator]() : null;
    // Read before anything is said, so that a store that is away can still be told.
    const begun = await parts?.next();
    if (part === null) response.writeHead(200, own);
    else response.writeHead(206, [...own, 'Content-Range', `bytes ${start}-${end}/${size}`]);
    if (!parts || !begun || begun.done) return void response.end();
    await pipeline(joined(begun.value, parts), response);
  } catch (error) {
    // Whoever leaves a film takes no part of it that was still to come.
    if (response.closed || (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    if (!response.headersSent) throw error;
    log.error(`${name} could not be read to its end; the reader has a part of it`, error);
    response.destroy();
  } finally {
    await file.close();
  }
}

/** Whoever leaves ends the reading, too. */
async function* joined(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (let part = await rest.next(); !part.done; part = await rest.next()) yield part.value;
  } finally {
    await rest.return?.();
  }
}

/** The one range of bytes asked for; null: the whole is asked for, or nothing that can be understood. */
function partOf({ headers }: IncomingMessage, size: number, etag: string): { start: number; end: number } | 'outside' | null {
  const isOther = headers['if-range'] !== undefined && headers['if-range'] !== etag;
  const [, from = '', to = ''] = (!isOther && /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '')) || [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'outside' : { start, end };
}
