import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Call {
  headers: IncomingHttpHeaders;
  text: string;
  body: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** A program of the estate on a port of its own, which answers as it is told: a status, or whatever a function does with the answer. */
export interface Receiver {
  url: string;
  calls: Call[];
  answer: number | ((response: ServerResponse, call: Call) => void);
  close(): Promise<void>;
}

export async function openReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const call = { headers: request.headers, text, body: JSON.parse(text) as Call['body'] };
      receiver.calls.push(call);
      if (typeof receiver.answer === 'function') receiver.answer(response, call);
      else response.writeHead(receiver.answer).end();
    });
  });
  const receiver: Receiver = {
    url: '',
    calls: [],
    answer: 204,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/parral`;
  return receiver;
}
