import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderTaken, lockDataFolder } from './data-folder-lock.ts';
import { socketPath } from './socket-path.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a second one is refused in words, until the first lets go', async () => {
  const first = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(`Another server is running on the data folder ${folder}. Stop it first`);
  await first.release();
  await (await lockDataFolder(folder)).release();
});

test('the socket is for the own account only', async () => {
  const lock = await lockDataFolder(folder);
  expect((await stat(path.join(folder, 'estate.sock'))).mode & 0o777).toBe(0o600);
  await lock.release();
});

test('of twelve that start at once on a folder left by a killed process, one gets it', async () => {
  const killed = await lockInAnotherProcess(folder);
  await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(DataFolderTaken);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  for (let round = 0; round < 20; round += 1) {
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataFolder(folder)));
    const won = results.filter((result) => result.status === 'fulfilled');
    expect(won).toHaveLength(1);
    expect(results.filter((result) => result.status === 'rejected' && result.reason instanceof DataFolderTaken)).toHaveLength(11);
    // What a kill leaves behind: a socket file that nobody answers.
    await rename(path.join(folder, 'estate.sock'), path.join(folder, 'left.sock'));
    await won[0]?.value.release();
    await rename(path.join(folder, 'left.sock'), path.join(folder, 'estate.sock'));
  }
});

test('a folder whose name is too long for a socket is held all the same', async () => {
  const long = path.join(folder, 'a'.repeat(120));
  expect(socketPath(long).startsWith(tmpdir())).toBe(true);
  const lock = await lockDataFolder(long);
  await expect(lockDataFolder(long)).rejects.toBeInstanceOf(DataFolderTaken);
  await lock.release();
});

async function lockInAnotherProcess(dataDir: string): Promise<ChildProcess> {
  const module = new URL('data-folder-lock.ts', import.meta.url).href;
  const code = `const { lockDataFolder } = await import(${JSON.stringify(module)}); await lockDataFolder(${JSON.stringify(dataDir)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}
