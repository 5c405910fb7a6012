/** Finds, or installs, what the tests need and npm does not bring: a browser and a PostgreSQL server. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/** Path of a Chromium: CHROMIUM_PATH, Debian's, Playwright's own, or one installed now. Throws when none can be had. */
export async function findChromium(): Promise<string> {
  const { chromium } = await import('playwright');
  const found = () => [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', chromium.executablePath()].find((path) => path && existsSync(path));
  return (
    found() ??
    (install('chromium'), found()) ??
    (spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' }), found()) ??
    fail('No Chromium for the browser tests: CHROMIUM_PATH is not set, /usr/bin/chromium is missing, and neither apt-get nor playwright could install one.')
  );
}

/** Makes sure that DATABASE_URL is set or that PostgreSQL's server programs are on the machine. */
export async function findPostgres(): Promise<void> {
  const found = () => Boolean(process.env['DATABASE_URL']) || globSync('/usr/lib/postgresql/*/bin/postgres').length > 0;
  if (!found()) install('postgresql');
  if (!found())
    fail('No PostgreSQL for the server tests: DATABASE_URL is not set, no server programs stand in /usr/lib/postgresql, and apt-get could not install them.');
}

/** Makes sure that there is a Redis server's program for the tests of rate limits that several processes share. */
export async function findRedis(): Promise<void> {
  const found = () => existsSync('/usr/bin/redis-server');
  if (!found()) install('redis-server');
  if (!found()) fail('No Redis for the server tests: there is no /usr/bin/redis-server, and apt-get could not install it.');
}

function install(debianPackage: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing Debian's ${debianPackage} for the tests …`);
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', debianPackage], options);
}

function fail(message: string): never {
  throw new Error(message);
}
