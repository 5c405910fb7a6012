/** The root commands: what package.json offers is what the boot script lets through and what the pinned Node then knows. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { read, root } from '../architecture/sources.ts';

const scripts = Object.entries((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts);
const offered = scripts.filter(([, line]) => line.includes('boot.mjs')).map(([name]) => name);

test('fault: npm run campaign said that there is no such command', () => {
  const { stderr, status } = spawnSync(process.execPath, [path.join(root, 'packages/config/boot/boot.mjs'), 'nonsense'], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(/There are: (.*)\.$/m.exec(stderr)?.[1]?.split(', ').toSorted()).toEqual(offered.toSorted());
});

test('each of them is carried out', () => {
  const known = [...read('packages/config/boot/commands.ts').matchAll(/^ {4}case '(\w+)':/gm)].map(([, name]) => name);
  expect(known.toSorted()).toEqual(offered.toSorted());
});

test('each passes its own name on', () => {
  for (const name of offered) expect(scripts.find(([script]) => script === name)?.[1]).toMatch(new RegExp(`boot\\.mjs ${name}$`));
});
