/** The parts of `npm test`, and what each needs on the machine beside Node and npm. */
import type { Tool } from './tools.ts';

/** Checks of the whole repository. They need nothing. */
export const checks = ['generated', 'types', 'format', 'lint', 'boundaries', 'unused'] as const;

export type Check = (typeof checks)[number];

/** Every room that has tests. */
export const roomTools: Readonly<Record<string, readonly Tool[]>> = {
  'api-spec': [],
  'api-client': [],
  config: [],
  rules: [],
  'file-store': [],
  ui: ['chromium'],
  site: ['chromium'],
  blocks: ['chromium'],
  payments: ['chromium'],
  shop: ['chromium'],
  booking: ['chromium'],
  club: ['chromium'],
  content: ['chromium'],
  office: ['chromium'],
  api: ['postgres', 'redis'],
  estate: ['postgres', 'nginx', 'caddy'],
  e2e: ['chromium', 'headless-shell', 'postgres'],
};

/** What one run of `npm test` consists of. */
export interface TestPlan {
  checks: readonly Check[];
  rooms: readonly string[];
  tools: ReadonlySet<Tool>;
}

/**
 * The plan for the named parts, everything without any: a check, a room (`shop`, `api`), `packages` for all rooms but the
 * journeys, `journeys` for e2e, `affected` for every check and the rooms of a change (`affectedRooms`), with the tests of
 * the house itself. Throws when there is no such part.
 */
export function testPlan(names: readonly string[], affectedRooms: () => readonly string[] = () => []): TestPlan {
  if (names.includes('affected')) {
    if (names.length > 1) throw new Error('npm test -- affected says itself which parts it runs: name no others beside it.');
    return testPlan([...checks, 'config', ...affectedRooms()]);
  }
  const all = Object.keys(roomTools);
  const known = [...checks, 'packages', 'journeys', 'affected', ...all];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`npm test has no part "${unknown.join('", "')}". There are: ${known.join(', ')}.`);
  const isWanted = (...parts: string[]) => names.length === 0 || parts.some((part) => names.includes(part));
  const rooms = all.filter((room) => isWanted(room, room === 'e2e' ? 'journeys' : 'packages'));
  return { checks: checks.filter((check) => isWanted(check)), rooms, tools: new Set(rooms.flatMap((room) => roomTools[room] ?? [])) };
}
