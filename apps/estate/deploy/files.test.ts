/** The files that an estate is run with: what they name exists, what they run runs. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { startPostgres } from '@parral/config/postgres';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingGroups } from '../src/settings-command.ts';

const here = import.meta.dirname;
const root = join(here, '../../..');
const text = (file: string) => readFileSync(join(here, file), 'utf8');
const settings = new Set(Object.values(settingGroups).flatMap((group) => group.map(({ name }) => name)));
const needed = [
  'DATABASE_URL',
  'ESTATE_FOLDER',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'PUBLIC_URL',
  'TRUST_PROXY',
];
const namesIn = (environment: string) => [...environment.matchAll(/^([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);

interface Service {
  image: string;
  user?: string;
  read_only?: boolean;
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
}

describe('compose.yaml', () => {
  const { services, volumes } = parse(text('compose.yaml'), { merge: true }) as { services: Record<string, Service>; volumes: Record<string, null> };

  test('its two servers have every setting that selling in earnest needs, and none that does not exist', () => {
    const image = [...text('Dockerfile').matchAll(/\b([A-Z_]+)=\S+/g)].map(([, name = '']) => name);
    for (const name of ['one', 'two']) {
      const { environment = {}, user, read_only } = services[name] ?? { image: '' };
      const given = [...Object.keys(environment), ...namesIn(text('parral.env.example')), ...image];
      expect([user, read_only]).toEqual(['node', true]);
      expect(needed.filter((one) => !given.includes(one))).toEqual([]);
      expect([...Object.keys(environment), ...namesIn(text('parral.env.example'))].filter((one) => !settings.has(one))).toEqual([]);
    }
  });

  test('what it mounts and waits for is there; each server keeps a folder of its own', () => {
    for (const { volumes: mounted = [], depends_on = [] } of Object.values(services)) {
      for (const source of mounted.map((one) => one.split(':')[0] ?? ''))
        expect(source === './estate' || source in volumes || existsSync(join(here, source)), source).toBe(true);
      for (const other of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)) expect(Object.keys(services)).toContain(other);
    }
    const data = ['one', 'two'].map((name) => services[name]?.volumes?.find((one) => one.endsWith(':/var/lib/parral')));
    expect(new Set(data).size).toBe(2);
  });
});

describe('the image', () => {
  const steps = text('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line));

  test('ends as somebody who is not root, starts what exists, and is asked whether it is ready', () => {
    expect(steps.filter((line) => line.startsWith('USER'))).toEqual(['USER node']);
    const script = /CMD \["node", "([^"]+)"\]$/.exec(steps.at(-1) ?? '')?.[1] ?? '';
    expect(existsSync(join(root, script)), script).toBe(true);
    expect(steps.find((line) => line.startsWith('HEALTHCHECK'))).toContain('/readyz');
  });

  test('is built by the package manager that the repository names, for the room that is run', () => {
    const { packageManager, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { packageManager: string; scripts: object };
    const pinned = packageManager.split('+')[0] ?? '';
    expect(new Set([...text('Dockerfile').matchAll(/pnpm@[\d.]+/g)].map(([name]) => name))).toEqual(new Set([pinned]));
    // Fault: below `pnpm exec` the package manager is found in a folder relative to the root, and no room finds it.
    const run = [...text('Dockerfile').matchAll(/npm run ([a-z]+)|pnpm@[\d.]+ exec/g)].map(([, script]) => script);
    expect(run).toEqual(['build']);
    expect(scripts).toHaveProperty('build');
    expect(readFileSync(join(root, 'apps/estate/package.json'), 'utf8')).toContain('"name": "@parral/estate"');
  });
});

test('the units start what exists, with settings that exist', () => {
  for (const unit of readdirSync(join(here, 'systemd')).filter((name) => name.endsWith('.service'))) {
    const lines = text(`systemd/${unit}`).split('\n');
    const started = /\s(\S+)$/.exec(lines.find((line) => line.startsWith('ExecStart=')) ?? '')?.[1] ?? '';
    expect(existsSync(join(root, started.replace('/opt/parral/', ''))), started).toBe(true);
    const named = lines
      .filter((line) => line.startsWith('Environment='))
      .flatMap((line) =>
        line
          .replace('Environment=', '')
          .split(' ')
          .map((pair) => pair.split('=')[0] ?? ''),
      );
    expect(named.filter((name) => !settings.has(name))).toEqual([]);
  }
});

test('Caddy before whole servers is what Caddy takes', () => {
  const validated = spawnSync('/usr/bin/caddy', ['validate', '--adapter', 'caddyfile', '--config', join(here, 'caddy/whole.caddyfile')], {
    encoding: 'utf8',
    env: { ...process.env, SITES: 'www.alba.example, brisa.example', ACME_EMAIL: 'it@alba.example', HOME: tmpdir() },
  });
  expect(validated.stderr + validated.stdout).toContain('Valid configuration');
});

test('a dump is made, put into an empty database, and refused by one that is not; old dumps go', async () => {
  const postgres = await startPostgres({ own: true });
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const bin = dirname(globSync('/usr/lib/postgresql/*/bin/pg_dump').toSorted().at(-1) ?? '');
  const database = (name: string) => postgres.url.replace(/\/postgres$/, `/${name}`);
  const run = (program: string, argv: string[], environment: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync(program, argv, {
      encoding: 'utf8',
      env: { ...process.env, PATH: [bin, process.env['PATH']].join(delimiter), ...environment },
    });
    return { status, said: stdout + stderr };
  };
  const psql = (name: string, command: string) => run('psql', ['--no-psqlrc', '-At', '-d', database(name), '-c', command]);
  const script = (name: string) => join(here, name);
  try {
    expect(psql('postgres', 'create database shop').said).toContain('CREATE DATABASE');
    psql('shop', "create table wine (name text); insert into wine values ('Crianza')");
    const old = join(folder, '2026-01-01T03-00-00Z.dump');
    writeFileSync(old, '');
    utimesSync(old, 0, 0);
    const made = run('sh', [script('backup.sh')], { DATABASE_URL: database('shop'), BACKUP_DIR: folder });
    const dump = made.said.trim();
    expect([made.status, readdirSync(folder)]).toEqual([0, [dump.slice(folder.length + 1)]]);

    psql('postgres', 'create database again');
    expect(run('sh', [script('restore.sh'), dump], { DATABASE_URL: database('again') })).toMatchObject({ status: 0 });
    expect(psql('again', 'select name from wine').said).toBe('Crianza\n');
    const refused = run('sh', [script('restore.sh'), dump], { DATABASE_URL: database('again') });
    expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('holds 1 tables already; nothing was restored') as string });
    const unreachable = run('sh', [script('backup.sh')], { DATABASE_URL: database('none'), BACKUP_DIR: folder });
    expect([unreachable.status === 0, readdirSync(folder).length]).toEqual([false, 1]);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
});
