/** An installation as the docs describe it: the server and each app a process of its own, nginx and Caddy before them. For tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readEstateFolder } from '@parral/api';
import { type FrontEndName, frontEnds } from '@parral/api-spec/apps';
import { readBlockRules } from '../../src/block-rules.ts';
import { listRoutes, type Route } from '../../src/routes/list-routes.ts';
import { caddyRoutes, nginxRoutes } from '../../src/routes/proxy-files.ts';
import { themeRules } from '../../src/theme-rules.ts';

export const root = resolve(import.meta.dirname, '../../../..');
const demo = join(root, 'apps/estate/demo');

export type Proxy = 'nginx' | 'caddy';
type Process = FrontEndName | Proxy | 'api';

export interface Installation {
  ports: Readonly<Record<Process, number>>;
  routes: readonly Route[];
  data: string;
  start(name: Process): Promise<void>;
  /** SIGKILL; resolves when the process is gone. */
  kill(name: Process): Promise<void>;
  end(): Promise<void>;
}

/** Starts everything, with `environment` for each process. Needs built front ends, and nginx and Caddy on the machine (Debian: `nginx-light`, `caddy`). */
export async function install(brands: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Installation> {
  const data = await mkdtemp(join(tmpdir(), 'apart-'));
  const names: readonly Process[] = ['api', ...frontEnds, 'nginx', 'caddy'];
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await freePort()]))) as Record<Process, number>;
  const running = new Map<Process, ChildProcess>();
  const reading = await readEstateFolder(demo, { blocks: await readBlockRules(root), themes: themeRules });
  if (!reading.ok) throw new Error('The demo is not good.');
  const routes = listRoutes(reading.estate);
  writeProxies(data, ports, routes);

  const app = (name: FrontEndName) => ({
    program: process.execPath,
    argv: [join(root, 'apps', name, 'dist/server/start.js')],
    sign: /http:/,
    env: {
      PORT: String(ports[name]),
      API_ORIGIN: `http://127.0.0.1:${ports.api}`,
      BRANDS: brands.join(','),
      IMAGES_DIR: join(demo, 'images'),
      PICTURES_DIR: join(data, 'pictures'),
      PUBLIC_PORT: String(ports.nginx),
    },
  });
  const commands: Record<Process, () => { program: string; argv: string[]; sign: RegExp; env: Record<string, string> }> = {
    api: () => ({
      program: process.execPath,
      argv: [join(root, 'apps/estate/src/start-api.ts')],
      sign: /^Ready in/m,
      env: { PORT: String(ports.api), DATA_DIR: data, ESTATE_FOLDER: demo, LOG_LEVEL: 'error', TRUST_PROXY: 'loopback' },
    }),
    ...(Object.fromEntries(frontEnds.map((name) => [name, () => app(name)])) as Record<FrontEndName, () => ReturnType<typeof app>>),
    nginx: () => ({ program: '/usr/sbin/nginx', argv: ['-p', data, '-c', join(data, 'nginx.conf')], sign: /^$/, env: {} }),
    caddy: () => ({
      program: '/usr/bin/caddy',
      argv: ['run', '--adapter', 'caddyfile', '--config', join(data, 'Caddyfile')],
      sign: /serving initial configuration/,
      env: { XDG_DATA_HOME: data, XDG_CONFIG_HOME: data, HOME: data },
    }),
  };

  const start = (name: Process): Promise<void> => {
    const { program, argv, sign, env } = commands[name]();
    const child = spawn(program, argv, { cwd: root, env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', HOST: '', ...environment, ...env } });
    running.set(name, child);
    return started(name, child, name === 'nginx' ? ports.nginx : sign);
  };
  const kill = (name: Process): Promise<void> =>
    new Promise((done) => {
      const child = running.get(name);
      if (!child || child.exitCode !== null || child.signalCode !== null) return done();
      child.once('exit', () => done());
      child.kill('SIGKILL');
    });
  const end = async () => {
    await Promise.all(names.map(kill));
    await rm(data, { recursive: true, force: true });
  };
  try {
    await start('api');
    await Promise.all(names.filter((name) => name !== 'api').map(start));
  } catch (error) {
    await end();
    throw error;
  }
  return { ports, routes, data, start, kill, end };
}

/** The files that `estate routes` writes, the site's part that is delivered with them, and round them what this machine needs. */
function writeProxies(folder: string, ports: Record<Process, number>, routes: readonly Route[]): void {
  const at = (name: Process) => [`127.0.0.1:${ports[name]}`];
  const upstreams = Object.fromEntries((['api', ...frontEnds] as const).map((name) => [name, at(name)])) as Record<'api' | FrontEndName, string[]>;
  writeFileSync(join(folder, 'routes.conf'), nginxRoutes(routes, upstreams));
  copyFileSync(join(import.meta.dirname, '../nginx/parral-site.conf'), join(folder, 'parral-site.conf'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;\nmaster_process off;\npid ${folder}/nginx.pid;\nerror_log stderr warn;\nevents {}\nhttp {\n  access_log off;\n  map_hash_bucket_size 256;\n  ${[
      'client_body',
      'proxy',
      'fastcgi',
      'uwsgi',
      'scgi',
    ]
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ')}\n  include ${folder}/routes.conf;\n  server {\n    listen 127.0.0.1:${ports.nginx};\n    include ${folder}/parral-site.conf;\n  }\n}\n`,
  );
  writeFileSync(join(folder, 'routes.caddy'), caddyRoutes(routes, upstreams));
  const site = readFileSync(join(import.meta.dirname, '../caddy/apart.caddyfile'), 'utf8');
  // A certificate of this machine's own, and no port but ours.
  const global = `{\n  admin off\n  skip_install_trust\n  auto_https disable_redirects\n  https_port ${ports.caddy}\n}\n`;
  const own = site
    .replace(/^\{[\s\S]*?\n\}\n/m, '')
    .replace('{$SITES}', `https://localhost:${ports.caddy}`)
    .replace('# tls', 'tls internal #');
  writeFileSync(join(folder, 'Caddyfile'), global + own);
}

function started(name: string, child: ChildProcess, sign: RegExp | number): Promise<void> {
  return new Promise((done, fail) => {
    let printed = '';
    const timer = setTimeout(() => fail(new Error(`${name} was not ready after 60 s:\n${printed}`)), 60_000);
    const ready = () => (clearTimeout(timer), done());
    const look = (chunk: Buffer) => {
      printed += chunk.toString();
      if (sign instanceof RegExp && sign.test(printed)) ready();
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`${name} ended with ${code}:\n${printed}`)));
    if (typeof sign === 'number') void listens(sign).then(ready);
  });
}

/** nginx says nothing when it is ready. */
async function listens(port: number): Promise<void> {
  for (;;) {
    try {
      await (await fetch(`http://127.0.0.1:${port}/healthz`)).body?.cancel();
      return;
    } catch {
      // Not yet: asked again.
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
