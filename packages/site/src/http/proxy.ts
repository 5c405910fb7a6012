import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';
import { consoleLog } from './log.ts';
import { sendPlain } from './send.ts';

/** Hands a request on to another server as it came, `Host` included, and its answer back; 502 where it says nothing for `silenceMs`, or cannot be reached. */
export function proxyTo(origin: string, { silenceMs = 30_000 } = {}): (request: IncomingMessage, response: ServerResponse) => void {
  const target = new URL(origin);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return (request, response) => {
    const onward = send({ hostname: target.hostname, port: target.port, path: request.url, method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      // One that breaks off breaks this one off: a half answer is not taken for a whole one.
      pipeline(answer, response, () => {});
    });
    onward.setTimeout(silenceMs, () => onward.destroy(new Error(`It said nothing for ${silenceMs / 1000} s.`)));
    // Whoever has gone waits for nothing.
    response.once('close', () => response.writableFinished || onward.destroy());
    onward.on('error', (error) => {
      if (response.destroyed) return;
      consoleLog.error(`${request.method} ${request.url} could not be handed on to ${origin}`, error);
      if (response.headersSent) response.destroy();
      else sendPlain(response, 502, { 'Cache-Control': 'no-store' }, 'Error 502. A server behind this one does not answer; please try again.\n');
    });
    request.pipe(onward);
  };
}
