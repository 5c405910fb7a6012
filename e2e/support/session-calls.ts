import { request as httpRequest } from 'node:http';
import type { Page } from '@playwright/test';
import type { Place } from './place.ts';

export interface Answered<T> {
  status: number;
  body: T;
}

/**
 * A call of the page's own session, from outside of the page: with its cookies, which take up what the answer sets.
 * (Node finds no address for oria.localhost, which browsers know of themselves; so it is called by number, with the host named.)
 */
export async function sessionCall<T>(page: Page, place: Place, method: string, path: string, body?: unknown): Promise<Answered<T>> {
  const context = page.context();
  const cookie = (await context.cookies(place.origin)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const { answer, set } = await send<T>(place, method, path, cookie, body);
  await context.addCookies(set.map((line) => ({ ...cookieOf(line), url: place.origin })));
  return answer;
}

function send<T>(place: Place, method: string, path: string, cookie: string, body: unknown): Promise<{ answer: Answered<T>; set: string[] }> {
  const { host, port, origin } = new URL(place.origin);
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const headers = { host, origin, cookie, ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }) };
  return new Promise((done, fail) => {
    const request = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const isJson = String(response.headers['content-type']).includes('json') && text !== '';
        done({ answer: { status: response.statusCode ?? 0, body: (isJson ? JSON.parse(text) : text) as T }, set: response.headers['set-cookie'] ?? [] });
      });
    });
    request.on('error', fail);
    request.end(payload);
  });
}

function cookieOf(line: string): { name: string; value: string; httpOnly: boolean; expires: number } {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  const age = attributes.find((attribute) => /^max-age=/i.test(attribute))?.slice('max-age='.length);
  return {
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    httpOnly: attributes.some((attribute) => /^httponly$/i.test(attribute)),
    expires: age === undefined ? -1 : Math.floor(Date.now() / 1000) + Number(age),
  };
}
