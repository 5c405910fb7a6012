import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { consoleLog } from './log.ts';
import { sendPlain } from './send.ts';

/** Hands a request on to another server as it came, `Host` included, and its answer back. */
export function proxyTo(origin: string): (request: IncomingMessage, response: ServerResponse) => void {
  const target = new URL(origin);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return (request, response) => {
    const onward = send({ hostname: target.hostname, port: target.port, path: request.url, method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', (error) => {
      consoleLog.error(`${request.method} ${request.url} could not be handed on to ${origin}`, error);
      if (response.headersSent) response.destroy();
      else sendPlain(response, 502, { 'Cache-Control': 'no-store' }, 'Error 502. A server behind this one does not answer; please try again.\n');
    });
    request.pipe(onward);
  };
}
