import type { FastifyRequest } from 'fastify';
import { byLanguage } from '@parral/api-spec/languages';
import type { Language } from '../../platform/content/index.ts';
import type { SiteContent } from './load-site.ts';

type RequestHost = Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>;

/**
 * The path of a page by its key, on the brand whose host is asked (the first brand for any other host);
 * the home page where the estate has no such page.
 */
export function pageOf(site: SiteContent, { hostname }: Pick<RequestHost, 'hostname'>, key: string, language: Language): string {
  const brands = [...site.brands.values()];
  const brand = brands.find(({ hosts }) => hosts.includes(hostname)) ?? brands[0];
  return brand?.paths[key]?.[language] ?? `/${language}/`;
}

/** Pages with one of these keys, by brand and language, as whole addresses: the first key that a brand has; its home page for none. */
export function addressesOf(site: SiteContent, request: RequestHost, keys: readonly string[]): Record<string, Record<Language, string>> {
  return Object.fromEntries(
    [...site.brands].map(([id, { hosts, paths }]) => {
      const origin = hosts.includes(request.hostname)
        ? `${request.protocol}://${request.host}`
        : `${request.protocol}://${hosts[0] ?? request.hostname}${portOf(request)}`;
      const path = (language: Language) => keys.map((key) => paths[key]?.[language]).find((found) => found != null) ?? `/${language}/`;
      return [id, byLanguage((language) => `${origin}${path(language)}`)];
    }),
  );
}

/** `:3000` where the request names a port: one process on one port serves all its brands there. */
function portOf({ host, hostname }: RequestHost): string {
  return host.slice(hostname.length);
}
