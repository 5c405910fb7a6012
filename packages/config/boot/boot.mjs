/**
 * What `npm start`, `npm test` and the other root commands run first, on whatever Node is there (20 or newer):
 * it installs with the pinned pnpm when the lockfile changed, then hands over to the pinned Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const bin = join(root, 'node_modules/.bin');
const windows = process.platform === 'win32';

const [command = 'help', ...args] = process.argv.slice(2);
const commands = new Set([
  'start',
  'dev',
  'test',
  'estate',
  'bench',
  'fleet',
  'campaign',
  'storybook',
  'docs',
  'generate',
  'tokens',
  'sentences',
  'pack',
  'consumers',
]);
if (!commands.has(command)) {
  console.error(`There is no command "${command}". There are: ${[...commands].join(', ')}.`);
  process.exit(2);
}

const environment = cleanEnvironment();
install();
run(pinnedNode(), [join(root, 'packages/config/boot/commands.ts'), command, ...args]);

/** npm's own variables would steer pnpm and turbo; the project's binaries must come before the machine's. */
function cleanEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_(?!config_(registry|cafile|strict_ssl|https?_proxy|noproxy))/i.test(name));
  const env = Object.fromEntries(kept);
  env.PATH = [bin, env.PATH].join(delimiter);
  env.TURBO_TELEMETRY_DISABLED = '1';
  // Compiled code is kept between processes: a start reads a thousand files.
  env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');
  env.STORYBOOK_DISABLE_TELEMETRY = '1';
  return env;
}

/** Installs when what is installed is not what the lockfile says. */
function install() {
  const manifests = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', ...workspaceManifests()];
  const hash = createHash('sha256');
  for (const file of manifests) hash.update(file).update(readFileSync(join(root, file)));
  const wanted = hash.digest('hex');
  const stamp = join(root, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const pnpm = packageManager.split('+')[0];
  console.error(`Installing with ${pnpm} …`);
  const done = spawnSync('npx', ['--yes', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    // Without a terminal pnpm asks nobody before it lays node_modules anew, where another store made them.
    env: { ...environment, CI: 'true', NO_UPDATE_NOTIFIER: '1' },
    shell: windows,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (done.status !== 0) {
    console.error(done.stdout ?? '');
    console.error('The installation failed; what is above says why. Is the package registry reachable?');
    process.exit(done.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

function workspaceManifests() {
  const rooms = ['packages', 'apps'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)));
  return ['api-spec', 'e2e', ...rooms].map((room) => join(room, 'package.json')).filter((file) => existsSync(join(root, file)));
}

function pinnedNode() {
  const pinned = join(bin, windows ? 'node.cmd' : 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(`Node ${process.version} is too old here and no pinned Node is published for ${process.platform} ${process.arch}. Install Node 24 or newer.`);
  process.exit(1);
}

/** Runs the command and passes signals on; the IPC channel tells the command when this process is gone, however it ended. */
function run(node, argv) {
  const child = spawn(node, argv, { cwd: root, env: environment, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], shell: windows });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal ? 128 + (signal === 'SIGINT' ? 2 : 15) : 1);
    process.exit();
  });
}
