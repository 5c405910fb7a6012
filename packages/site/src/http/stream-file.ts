import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Log } from './log.ts';

/** Read at once for each reader. */
const chunkBytes = 256 * 1024;

/**
 * Sends a file from the disk, as fast as the reader takes it: the whole, or the one part that a `Range` header asks for, as players
 * do; 416 when the part lies outside, 304 when the reader has these bytes already.
 *
 * @param headers names and values in turn, of every answer that has a body
 */
export async function streamFile(path: string, headers: readonly string[], request: IncomingMessage, response: ServerResponse, log: Log): Promise<void> {
  const file = await open(path);
  try {
    const { size, mtimeMs } = await file.stat();
    const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
    const named = ['ETag', etag, 'Accept-Ranges', 'bytes'];
    if (request.headers['if-none-match']?.includes(etag)) return void response.writeHead(304, [...named, ...headers]).end();
    const part = partOf(request, size, etag);
    if (part === 'outside') return void response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end();
    const { start, end } = part ?? { start: 0, end: size - 1 };
    const own = ['Content-Length', String(end - start + 1), ...named, ...headers];
    if (part === null) response.writeHead(200, own);
    else response.writeHead(206, [...own, 'Content-Range', `bytes ${start}-${end}/${size}`]);
    if (request.method === 'HEAD' || size === 0) return void response.end();
    await pipeline(file.createReadStream({ start, end, autoClose: false, highWaterMark: chunkBytes }), response);
  } catch (error) {
    // Whoever leaves a film takes no part of it that was still to come.
    if (response.closed || (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    if (!response.headersSent) throw error;
    log.error(`${path} could not be read to its end; the reader has a part of it`, error);
    response.destroy();
  } finally {
    await file.close();
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
