import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { addDemoLogin, type BlockRules, createApi, demoPassword, readStartConfig, tracePage } from '@parral/api';
import { apiInside, type App, closeServer, createSiteHandler, keepAliveTimeout, type Log, type PrivateApp, sayGoodbye } from '@parral/site/http';
import { openPictures } from './open-pictures.ts';
import { estateProblems, estateSettings } from './settings.ts';
import { themeRules } from './theme-rules.ts';
import { startSandbox } from './sandbox.ts';

export interface Estate {
  /** Resolves when the port is open, with the port (another one than asked when that was 0). */
  listen(): Promise<number>;
  /** Finishes what is being answered, stops background work, closes the database, lets the data folder go. */
  close(): Promise<void>;
  brands: readonly { name: string; title: string; host: string }[];
  hasSandbox: boolean;
  /** Of a demo, for its office. */
  officeLogin: { email: string; password: string } | null;
}

/** The apps to serve: as built, or from source while developing. */
export interface FrontEnds {
  apps: readonly App[];
  privateApps?: readonly PrivateApp[];
  /** Answers what belongs to the front ends alone, such as modules while developing; false when it is none of that. */
  answer?(request: IncomingMessage, response: ServerResponse): boolean;
  close?(): Promise<void>;
}

export interface EstateOptions {
  /** As in README, Settings. */
  environment: Record<string, string | undefined>;
  /** Only this brand, on every host. */
  brand?: string | undefined;
  /** Reads what the front ends say of the blocks in templates, when a folder is imported. */
  blocks?: () => Promise<BlockRules>;
  /** Loads them while the database opens. Is given the HTTP server, for those that listen on it too. Without it the server stands alone, its sandbox beside it. */
  frontEnds?: (server: Server) => Promise<FrontEnds>;
}

const ofApi = /^\/(api\/|healthz|readyz|metrics|sandbox\/mail)/;

/**
 * Everything in one process on one port: the server, the front ends, and the card sandbox where no
 * Stripe key is set. Pages ask the server without a socket.
 * Throws what the server throws: a data folder that is taken, an estate folder with errors, settings that cannot be.
 */
export async function createEstate({ environment, brand, blocks, frontEnds }: EstateOptions): Promise<Estate> {
  const sandbox = await startSandbox(environment);
  const config = readStartConfig({ ...environment, ...sandbox?.variables }, { problems: estateProblems(environment), settings: estateSettings });
  const server = createServer({ keepAliveTimeout });
  let loading: Promise<FrontEnds> | undefined;
  const meanwhile = () => {
    loading = frontEnds?.(server);
    // What is wrong with them is thrown below, where they are waited for; the server may throw before.
    loading?.catch(() => {});
  };
  const api = await createApi({ config, blocks, themes: themeRules, jobs: false, meanwhile });
  const { log } = api.context;
  await sandbox?.open({ folder: join(config.dataDir, 'sandbox'), port: config.port, publicUrl: config.publicUrl, log });
  const brands = await api.brands();
  if (brand && !brands.some(({ name }) => name === brand))
    throw new Error(`There is no brand "${brand}" in the estate folder. There are: ${brands.map(({ name }) => name).join(', ')}.`);
  if (brands.length === 0) throw new Error('There is no content in the database yet. Import a folder, estate import <folder>, or set ESTATE_FOLDER.');
  const officeEmail = await addDemoLogin(api.context, `office@${brands[0]?.email.split('@')[1]}`);
  const front = await loading;
  const siteLog: Log = {
    error: (message, error) => log.error({ err: error }, message),
    note: (message) => log.warn(message),
    ...(/^(?:info|debug|trace)$/.test(config.logLevel) && { access: (line) => log.info(line, 'page') }),
  };
  const handleSite =
    front &&
    createSiteHandler({
      apps: front.apps,
      privateApps: front.privateApps,
      api: apiInside(api.app),
      brands: brands.map(({ name }) => name),
      brand,
      port: config.port,
      ...(await openPictures(config, siteLog)),
      ...(environment['PAGE_CACHE'] === 'off' && { cacheBytes: 0 }),
      counts: api.context.pages,
      editors: environment['EDITORS'] === 'on',
      blockPictures: join(import.meta.dirname, '../block-pictures'),
      log: siteLog,
      trace: tracePage,
    });
  server.on('request', (request, response) => {
    const url = request.url ?? '/';
    if (ofApi.test(url)) api.handle(request, response);
    else if (sandbox && url.startsWith('/sandbox/stripe/')) sandbox.handle(request, response);
    else if (handleSite === undefined) api.handle(request, response);
    else if (!front?.answer?.(request, response)) handleSite(request, response);
  });

  return {
    brands: brand ? brands.filter(({ name }) => name === brand).map((one) => ({ ...one, host: 'localhost' })) : brands,
    hasSandbox: sandbox !== undefined,
    officeLogin: officeEmail === null ? null : { email: officeEmail, password: demoPassword },
    async listen() {
      const port = await opened(server, config.port, config.host);
      // Not before: what they ask of the card provider, the sandbox of a demo answers on this port.
      api.startJobs();
      return port;
    },
    async close() {
      sayGoodbye(server);
      await api.drain();
      await closeServer(server);
      await front?.close?.();
      await api.close();
      await sandbox?.close();
    },
  };
}

function opened(server: Server, port: number, host: string): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken by another program. End it, or choose another: PORT=${port + 1} npm start`) : error),
    );
    server.listen(port, host, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}
