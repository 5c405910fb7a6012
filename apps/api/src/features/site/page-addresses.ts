import type { FastifyRequest } from 'fastify';
import type { Language } from '../../platform/content/index.ts';
import type { SiteContent } from './load-site.ts';

type Asked = Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>;

/**
 * The path of a page by its key, on the brand whose host is asked (the first brand for any other host);
 * the home page where the estate has no such page.
 */
export function pageOf(site: SiteContent, { hostname }: Pick<Asked, 'hostname'>, key: string, language: Language): string {
  const brands = [...site.brands.values()];
  const brand = brands.find(({ hosts }) => hosts.includes(hostname)) ?? brands[0];
  return brand?.paths[key]?.[language] ?? `/${language}/`;
}

/** Pages with one of these keys, by brand and language, as whole addresses: the first key that a brand has; its home page for none. */
export function addressesOf(site: SiteContent, asked: Asked, keys: readonly string[]): Record<string, Record<Language, string>> {
  return Object.fromEntries(
    [...site.brands].map(([id, { hosts, paths }]) => {
      const origin = hosts.includes(asked.hostname) ? `${asked.protocol}://${asked.host}` : `${asked.protocol}://${hosts[0] ?? asked.hostname}${portOf(asked)}`;
      const path = (language: Language) => keys.map((key) => paths[key]?.[language]).find((found) => found != null) ?? `/${language}/`;
      return [id, { es: `${origin}${path('es')}`, en: `${origin}${path('en')}` }];
    }),
  );
}

/** `:3000` where the request names a port: a house on one port has all its brands there. */
function portOf({ host, hostname }: Asked): string {
  return host.slice(hostname.length);
}
