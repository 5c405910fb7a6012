/** What a part of `npm test` asks of the machine: its own tools, no others, and none forgotten. */
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, read } from '../architecture/sources.ts';
import { checks, roomTools, testPlan } from './test-parts.ts';

const packageFiles = files('{api-spec,e2e}/package.json', '{packages,apps}/*/package.json');
const folders = new Map(packageFiles.map((file) => [(JSON.parse(read(file)) as { name: string }).name.replace('@parral/', ''), dirname(file)]));

// Fault: `npm run campaign` stood in package.json, and the boot script knew no such command.
test('every root command is one that the boot script hands on, and the other way round', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = Object.values(scripts).flatMap((script) => /boot\.mjs (\w+)$/.exec(script)?.[1] ?? []);
  const known = /new Set\(\[([^\]]*)\]\)/.exec(read('packages/config/boot/boot.mjs'))?.[1] ?? '';
  const handled = [...read('packages/config/boot/commands.ts').matchAll(/case '(\w+)':/g)].map(([, name]) => name);
  expect([...known.matchAll(/'(\w+)'/g)].map(([, name]) => name).toSorted()).toEqual(named.toSorted());
  expect(handled.toSorted()).toEqual(named.toSorted());
});

describe('the table of rooms and tools', () => {
  test('has every room that has tests', () => {
    const tested = [...folders].filter(([, folder]) => read(`${folder}/package.json`).includes('"test":')).map(([room]) => room);
    expect(Object.keys(roomTools).toSorted()).toEqual(tested.toSorted());
  });

  test.each(Object.keys(roomTools))('names for %s what its tests start', (room) => {
    const folder = folders.get(room);
    const text = files(`${folder}/*.ts`, `${folder}/{src,deploy,faults,journeys,support}/**/*.{ts,tsx}`)
      .map((file) => read(file))
      .join('\n');
    const started = {
      chromium: /storyProject\(|from '@parral\/config\/vitest'|@playwright\/test/.test(text),
      'headless-shell': /\bchromiumWithoutWindows\(/.test(text),
      postgres: /startPostgres\(/.test(text),
      redis: /redis-server/.test(text),
      nginx: /\/usr\/sbin\/nginx/.test(text),
      caddy: /\/usr\/bin\/caddy/.test(text),
    };
    // The estate photographs its blocks by a command of its own, not in a test.
    if (room === 'estate') started.chromium = false;
    const expected = Object.entries(started).filter(([, isStarted]) => isStarted);
    expect(roomTools[room]).toEqual(expected.map(([tool]) => tool));
  });
});

describe('the plan of a run', () => {
  test('fault: npm test -- lint wanted a browser, a database and Redis', () => {
    for (const check of checks) expect(testPlan([check])).toEqual({ checks: [check], rooms: [], tools: new Set() });
  });

  test('a room is tested with its own tools alone', () => {
    expect(testPlan(['rules'])).toEqual({ checks: [], rooms: ['rules'], tools: new Set() });
    expect(testPlan(['ui', 'types'])).toEqual({ checks: ['types'], rooms: ['ui'], tools: new Set(['chromium']) });
    expect(testPlan(['api'])).toEqual({ checks: [], rooms: ['api'], tools: new Set(['postgres', 'redis']) });
    expect(testPlan(['journeys'])).toEqual({ checks: [], rooms: ['e2e'], tools: new Set(['chromium', 'headless-shell', 'postgres']) });
  });

  test('without a name everything runs, packages are all rooms but the journeys', () => {
    expect(testPlan([]).checks).toEqual(checks);
    expect(testPlan([]).rooms).toEqual(Object.keys(roomTools));
    expect(testPlan(['packages']).rooms).toEqual(Object.keys(roomTools).filter((room) => room !== 'e2e'));
  });

  test('affected: every check, the tests of the house itself and the rooms of the change, with their tools', () => {
    const plan = testPlan(['affected'], () => ['rules', 'api']);
    expect(plan).toEqual({ checks, rooms: ['config', 'rules', 'api'], tools: new Set(['postgres', 'redis']) });
    expect(testPlan(['affected'], () => []).rooms).toEqual(['config']);
    expect(() => testPlan(['affected', 'ui'])).toThrow('name no others beside it');
  });

  test('a part that does not exist is refused with those that do', () => {
    expect(() => testPlan(['lnit'])).toThrow(/npm test has no part "lnit"\. There are: generated, types, .*journeys/);
  });
});
