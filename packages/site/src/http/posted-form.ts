import type { IncomingMessage } from 'node:http';

const MAX_FORM = 20_000;

/** Whether a page of another site sent this: a browser says where a form stood. */
export function isForeign(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = request.headers;
  return origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`;
}

/** The fields of a posted form. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | 'too large'> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_FORM) return 'too large';
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
