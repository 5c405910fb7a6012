import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeRecaptcha {
  url: string;
  /** What came, each as the form that was posted. */
  requests: URLSearchParams[];
  close(): Promise<void>;
}

/** A local address that answers as siteverify of reCAPTCHA v3 is published to; `reply` is its JSON by the token, a number a status. */
export async function openFakeRecaptcha(reply: (token: string) => object | number): Promise<FakeRecaptcha> {
  const requests: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(parts).toString());
      requests.push(form);
      const answer = reply(form.get('response') ?? '');
      response.writeHead(typeof answer === 'number' ? answer : 200, { 'content-type': 'application/json' });
      response.end(typeof answer === 'number' ? '' : JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    requests,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/recaptcha/api/siteverify`,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
