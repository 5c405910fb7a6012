/** An installation past one machine, on this one: nginx before two servers and two of each app, PostgreSQL with a standby, Redis. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, type RunningEstate, startEstate } from '../support/start-estate.ts';
import { replicatedPostgres, type ReplicatedPostgres } from './replicated-postgres.ts';

const root = resolve(import.meta.dirname, '../..');
const demo = join(root, 'apps/estate/demo');
const apps = ['shop', 'booking', 'club', 'content'] as const;

export const members = ['api-1', 'api-2', ...apps.flatMap((app) => [`${app}-1`, `${app}-2`]), 'nginx', 'redis'];

export interface Fleet {
  /** What visitors ask, in front of all. */
  origin: string;
  /** The card provider, a process of its own. */
  provider: RunningEstate;
  /** Kills the card provider, and starts it again on its ledger and its port. */
  loseProvider(): Promise<void>;
  bringProviderBack(): Promise<void>;
  pidOf(member: string): number;
  postgres: ReplicatedPostgres;
  /** The settings of its servers, for commands. */
  env: Record<string, string>;
  start(member: string): Promise<void>;
  /** SIGKILL. */
  kill(member: string): Promise<void>;
  /** SIGTERM, as a roll-out does it. */
  end(member: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts all of it. Needs built front ends, and nginx, Redis and PostgreSQL on the machine. */
export async function startFleet({ isSynchronous = true } = {}): Promise<Fleet> {
  const home = await mkdtemp(join(tmpdir(), 'fleet-'));
  const postgres = await replicatedPostgres({ isSynchronous });
  const ofProvider = { DATABASE_URL: '', RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'fatal' };
  let provider = await startEstate({ env: ofProvider });
  const ports = Object.fromEntries(await Promise.all(members.map(async (name) => [name, await freePort()]))) as Record<string, number>;
  const origin = `http://127.0.0.1:${ports['nginx']}`;
  const env = {
    DATABASE_URL: postgres.url,
    REDIS_URL: `redis://127.0.0.1:${ports['redis']}`,
    ESTATE_FOLDER: demo,
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
    STRIPE_API_BASE: `http://127.0.0.1:${provider.port}/sandbox/stripe`,
    STRIPE_JS_URL: '/sandbox/stripe/v3/',
    TRUST_PROXY: 'loopback',
    RATE_LIMIT_FACTOR: '100000',
    RECONCILE_AFTER_S: '5',
    DRAIN_S: '2',
    LOG_LEVEL: 'error',
  };
  const running = new Map<string, ChildProcess>();

  const commandOf = (name: string): { program: string; argv: string[]; own?: Record<string, string> } => {
    if (name === 'nginx') return { program: '/usr/sbin/nginx', argv: ['-p', home, '-c', join(home, 'nginx.conf')] };
    if (name === 'redis') return { program: '/usr/bin/redis-server', argv: ['--port', String(ports[name]), '--save', '', '--dir', home] };
    if (name.startsWith('api'))
      return { program: process.execPath, argv: [join(root, 'apps/estate/src/start-api.ts')], own: { ...env, DATA_DIR: join(home, name) } };
    return {
      program: process.execPath,
      argv: [join(root, 'apps', name.replace(/-\d$/, ''), 'dist/server/start.js')],
      own: {
        API_ORIGIN: origin,
        BRANDS: 'montelar,oria',
        IMAGES_DIR: join(demo, 'images'),
        PICTURES_DIR: join(home, 'pictures'),
        PUBLIC_PORT: String(ports['nginx']),
      },
    };
  };
  const start = async (name: string): Promise<void> => {
    const { program, argv, own = {} } = commandOf(name);
    const child = spawn(program, argv, {
      cwd: root,
      env: { ...process.env, NODE_ENV: '', ...own, PORT: String(ports[name]) },
      stdio: 'ignore',
    });
    running.set(name, child);
    process.once('exit', () => child.kill('SIGKILL'));
    await listens(ports[name] ?? 0, name, child);
  };
  const endBy = (signal: 'SIGKILL' | 'SIGTERM') => async (name: string) => {
    const child = running.get(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  const kill = endBy('SIGKILL');
  const stop = async () => {
    await Promise.all(members.map(kill));
    await provider.stop();
    await provider.forget();
    await postgres.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    await writeProxy(home, ports);
    await Promise.all(['redis', 'nginx'].map(start));
    await start('api-1');
    for (const name of ['api-2', ...apps.flatMap((app) => [`${app}-1`, `${app}-2`])]) await start(name);
  } catch (error) {
    await stop();
    throw error;
  }
  const bringProviderBack = async () => void (provider = await startEstate({ env: ofProvider, port: provider.port, dataDir: provider.dataDir }));
  return {
    origin,
    provider,
    loseProvider: () => provider.kill(),
    bringProviderBack,
    pidOf: (name) => running.get(name)?.pid ?? 0,
    postgres,
    env: { ...env, DATA_DIR: join(home, 'commands') },
    start,
    kill,
    end: endBy('SIGTERM'),
    stop,
  };
}

/** What `estate routes nginx` writes for these addresses, with the site's part that is delivered. */
async function writeProxy(home: string, ports: Record<string, number>): Promise<void> {
  const upstreams = ['api', ...apps].map((part) => `${part}=127.0.0.1:${ports[`${part}-1`]},127.0.0.1:${ports[`${part}-2`]}`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'apps/estate/src/command.ts'), 'routes', 'nginx', ...upstreams], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ESTATE_FOLDER: demo, DATA_DIR: join(home, 'routes') },
  });
  if (status !== 0) throw new Error(`estate routes failed: ${stderr}`);
  await writeFile(join(home, 'routes.conf'), stdout);
  await copyFile(join(root, 'apps/estate/deploy/nginx/parral-site.conf'), join(home, 'parral-site.conf'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/${name};`).join(' ');
  await writeFile(
    join(home, 'nginx.conf'),
    `daemon off;\nmaster_process off;\npid ${home}/nginx.pid;\nerror_log ${home}/nginx.log;\nevents { worker_connections 4096; }\nhttp {\n  access_log off;\n  map_hash_bucket_size 256;\n  ${temporary}\n  include ${home}/routes.conf;\n  server {\n    listen 127.0.0.1:${ports['nginx']};\n    include ${home}/parral-site.conf;\n  }\n}\n`,
  );
}

async function listens(port: number, name: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}.`);
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((done) => {
      socket.once('connect', () => done(true));
      socket.once('error', () => done(false));
    });
    socket.destroy();
    if (isOpen) return;
    if (Date.now() > deadline) throw new Error(`${name} does not listen on ${port}.`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
