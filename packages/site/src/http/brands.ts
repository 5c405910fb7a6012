import { getJson } from './api.ts';
import type { ApiFetch, Site } from './app.ts';
import type { Log } from './log.ts';

const FRESH_MS = 1_000;
const USABLE_MS = 5_000;
/** Not asked for more often than this while the API is away. */
const PAUSE_MS = 1_000;

/** A brand as last heard of, with the address of its pages. */
export interface Brand {
  site: Site;
  origin: string;
  /** Addresses that pages had before, and where they stand now; null: nowhere. */
  redirects: ReadonlyMap<string, string | null>;
}

export interface BrandsOptions {
  /** Names of the brands to serve. */
  names: readonly string[];
  /** Serve this one for every host. */
  only?: string | undefined;
  api: ApiFetch;
  log: Log;
  /** Port shown in canonical addresses of local hosts. */
  port: number;
}

/**
 * Knows each host's brand and its content version, never older than a few seconds: an answer
 * of up to a second is used as it is, one of up to five while a newer is fetched. When the API
 * is silent the last answer stays in use.
 */
export class Brands {
  private readonly options: BrandsOptions;
  private byHost = new Map<string, Brand>();
  private fallback: Brand | undefined;
  private fetchedAt = 0;
  private refreshing: Promise<void> | undefined;
  private away: { since: number; tries: number } | undefined;
  private triedAt = 0;

  constructor(options: BrandsOptions) {
    this.options = options;
  }

  /** The brand of a `Host` header, undefined for a host that is nobody's. Throws when the API never answered. */
  async forHost(host: string | undefined): Promise<Brand | undefined> {
    const age = Date.now() - this.fetchedAt;
    if (age >= USABLE_MS) await this.refresh();
    return this.find(host);
  }

  /** The same at once, undefined too while what is known is too old to be used unasked. */
  cachedForHost(host: string | undefined): Brand | undefined {
    const age = Date.now() - this.fetchedAt;
    if (age >= USABLE_MS) return undefined;
    if (age >= FRESH_MS) void this.refresh();
    return this.find(host);
  }

  private find(host: string | undefined): Brand | undefined {
    if (this.fallback) return this.fallback;
    if (host === undefined) return undefined;
    const found = this.byHost.get(host);
    return found ?? this.byHost.get(host.replace(/:\d+$/, '').toLowerCase());
  }

  /** Asks once at a time; only the very first question can fail. */
  private refresh(): Promise<void> {
    if (this.away && this.byHost.size > 0 && Date.now() - this.triedAt < PAUSE_MS) return Promise.resolve();
    return (this.refreshing ??= this.fetchAll().finally(() => (this.refreshing = undefined)));
  }

  private async fetchAll(): Promise<void> {
    const { names, only, api } = this.options;
    this.triedAt = Date.now();
    try {
      const sites = await Promise.all((only ? [only] : names).map((name) => fetchSite(api, name)));
      const byHost = new Map<string, Brand>();
      for (const site of sites) {
        const redirects = new Map(site.redirects.map(({ from, to }) => [from, to]));
        const brand = { site, origin: originOf(site, this.options.port), redirects };
        if (only) this.fallback = brand;
        for (const host of site.hosts) byHost.set(host, brand);
      }
      this.byHost = byHost;
      this.fetchedAt = Date.now();
      this.sayBack();
    } catch (error) {
      this.sayAway(error);
      if (this.byHost.size === 0) throw error;
      this.fetchedAt = Date.now() - FRESH_MS;
    }
  }

  /** Once, however often it is tried. */
  private sayAway(error: unknown): void {
    if (this.away === undefined) {
      this.away = { since: Date.now(), tries: 0 };
      this.options.log.error('the brands could not be read from the API; the last answer stays in use until they can', error);
    }
    this.away.tries += 1;
  }

  private sayBack(): void {
    if (this.away === undefined) return;
    const { since, tries } = this.away;
    this.away = undefined;
    this.options.log.note?.(`the brands are read from the API again, after ${Math.round((Date.now() - since) / 1000)} s and ${tries} tries`);
  }
}

async function fetchSite(api: ApiFetch, name: string): Promise<Site> {
  const { status, body } = await getJson(api, `/api/site/${encodeURIComponent(name)}/`);
  if (status !== 200) throw new Error(`GET /api/site/${name}/ answered ${status}. Is "${name}" a brand of the estate folder?`);
  return body as Site;
}

function originOf(site: Site, port: number): string {
  const host = site.hosts[0] ?? 'localhost';
  const local = host === 'localhost' || host.endsWith('.localhost') || /^[\d.]+$/.test(host);
  return local ? `http://${host}:${port}` : `https://${host}`;
}
