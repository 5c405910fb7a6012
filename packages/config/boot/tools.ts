/** What tests and benches need and npm does not bring: found on this machine, or installed where that can be. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type Tool = 'chromium' | 'headless-shell' | 'postgres' | 'redis' | 'nginx' | 'caddy' | 'wrk';

/** Where to find a tool, which of Debian's packages has it, and what to say when it cannot be had: nothing, where another does the same in more time. */
interface Source {
  find(): Promise<boolean> | boolean;
  debian: string;
  /** Another way to install it, where Debian's package was not to be had. */
  orElse?(): void;
  missing?: string;
}

const sources: Record<Tool, Source> = {
  chromium: {
    find: findChromium,
    debian: 'chromium',
    orElse: () => void spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' }),
    missing: 'No Chromium for the browser tests: CHROMIUM_PATH is not set, /usr/bin/chromium is missing, and neither apt-get nor playwright could install one.',
  },
  'headless-shell': {
    find: () => existsSync('/usr/bin/chromium-headless-shell'),
    debian: 'chromium-headless-shell',
  },
  postgres: {
    find: () => Boolean(process.env['DATABASE_URL']) || globSync('/usr/lib/postgresql/*/bin/postgres').length > 0,
    debian: 'postgresql',
    missing: 'No PostgreSQL: DATABASE_URL is not set, no server programs stand in /usr/lib/postgresql, and apt-get could not install them.',
  },
  redis: {
    find: () => existsSync('/usr/bin/redis-server'),
    debian: 'redis-server',
    missing: 'No Redis for the tests of rate limits that several processes share: there is no /usr/bin/redis-server, and apt-get could not install it.',
  },
  nginx: {
    find: () => existsSync('/usr/sbin/nginx'),
    debian: 'nginx-light',
    missing: 'No nginx for the tests of apps that run apart: there is no /usr/sbin/nginx, and apt-get could not install it.',
  },
  caddy: {
    find: () => existsSync('/usr/bin/caddy'),
    debian: 'caddy',
    missing: 'No Caddy for the tests of apps that run apart: there is no /usr/bin/caddy, and apt-get could not install it.',
  },
  wrk: {
    find: () => (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'wrk'))),
    debian: 'wrk',
    missing: 'No wrk to measure load with: it is not on PATH, and apt-get could not install it. Install the package `wrk` (Debian, Ubuntu, Homebrew).',
  },
};

/**
 * Makes sure that each of the tools is there: Debian's package is installed where this runs as root.
 * Sets CHROMIUM_PATH for whoever starts the browser. Throws with what is missing and where it was looked for, unless something else stands in for it.
 */
export async function prepare(tools: Iterable<Tool>): Promise<void> {
  for (const tool of tools) {
    const { find, debian, orElse, missing } = sources[tool];
    if (await find()) continue;
    installPackage(debian);
    if (await find()) continue;
    orElse?.();
    if (missing !== undefined && !(await find())) throw new Error(missing);
  }
}

async function findChromium(): Promise<boolean> {
  const { chromium } = await import('playwright');
  const path = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', chromium.executablePath()].find((place) => place && existsSync(place));
  if (path) process.env['CHROMIUM_PATH'] = path;
  return path !== undefined;
}

function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing Debian's package ${name} …`);
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
}
