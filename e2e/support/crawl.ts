import { request } from 'node:http';
import { HtmlValidate } from 'html-validate';
import type { Place } from './place.ts';

/** An answer over plain HTTP. */
export interface Answered {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/**
 * Asks as it is written, without a browser that would tidy the address, and follows nothing. The name of the host goes in the header: outside a
 * browser the names below localhost are known to nobody.
 */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answered> {
  const { host, port } = new URL(origin);
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers: { host, ...headers }, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const flat = Object.entries(response.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join('\n') : (value ?? '')]);
        done({ status: response.statusCode ?? 0, headers: Object.fromEntries(flat) as Record<string, string>, text: Buffer.concat(chunks).toString('utf8') });
      });
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

/** A copy that another journey sells out or changes. */
const ofJourneys = /-(?:montelar|oria)-(?:es|en)(?:-2)?$/;

/** Paths that the sitemap of the place's language names, those of the demo only. */
export async function sitemapOf(place: Place): Promise<string[]> {
  const { text } = await ask(place.origin, `/sitemap-${place.language}.xml`);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => new URL(found[1] ?? '').pathname).filter((path) => !ofJourneys.test(path));
}

/** What a page points at: addresses that a reader may follow or a browser fetch, and fragments that are not on the page. Forms have journeys of their own. */
export function linksOf(html: string, address: string): { addresses: Set<string>; lost: string[] } {
  const { origin, pathname } = new URL(address);
  const addresses = new Set<string>();
  const lost: string[] = [];
  const told = [...html.matchAll(/\s(?:href|src|poster)="([^"]*)"/g)].map((found) => found[1] ?? '');
  const pictures = [...html.matchAll(/\ssrcset="([^"]*)"/g)].flatMap((found) => (found[1] ?? '').split(',').map((one) => one.trim().split(' ')[0] ?? ''));
  for (const written of [...told, ...pictures]) {
    const url = new URL(written.replaceAll('&amp;', '&'), address);
    if (url.origin !== origin) continue;
    const within = url.pathname === pathname && url.hash.length > 1;
    if (within && !html.includes(`id="${decodeURIComponent(url.hash.slice(1))}"`) && url.hash !== '#consent') lost.push(url.hash);
    addresses.add(url.pathname + url.search);
  }
  return { addresses, lost };
}

/** The standard of HTML as it is read, not how it is laid out. */
const html = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** What of a page is no valid HTML, one line each. */
export async function htmlFaults(text: string): Promise<string[]> {
  const { results } = await html.validateString(text);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? 'the document'}`));
}

/** Pairs of a page as its head names them: path by language. */
export function alternatesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
  return Object.fromEntries(found.map(([, language = '', href = '']) => [language, href]));
}
