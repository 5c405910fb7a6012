/** A full pool: who is served in a moment waits, everybody else is told within two seconds. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseBusy, type Leave, WaitingLine } from './waiting-line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What became of each who entered, by name, in the order in which it became so. */
function crowd(line: WaitingLine) {
  const ended: string[] = [];
  const leaving = new Map<string, Leave>();
  async function enter(name: string): Promise<void> {
    try {
      leaving.set(name, await line.enter());
      ended.push(`${name} in`);
    } catch (error) {
      ended.push(`${name} ${error instanceof DatabaseBusy ? 'refused' : 'lost'}`);
    }
  }
  return { ended, enter, leave: (name: string, isWell = true) => leaving.get(name)?.(isWell) };
}

test('places are given first come, first served, and one that is left twice counts once', async () => {
  const { ended, enter, leave } = crowd(new WaitingLine(1));
  for (const name of ['a', 'b', 'c']) void enter(name);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toEqual(['a in']);
  leave('a');
  leave('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toEqual(['a in', 'b in']);
  leave('b');
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toEqual(['a in', 'b in', 'c in']);
});

test('a line that does not move is told within two seconds, also who comes to it later', async () => {
  const { ended, enter } = crowd(new WaitingLine(1));
  void enter('holds');
  void enter('early');
  await vi.advanceTimersByTimeAsync(1_000);
  void enter('late');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).toEqual(['holds in', 'early refused']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).toEqual(['holds in', 'early refused', 'late refused']);
});

test('places that fall free because their work failed are no sign that the line moves', async () => {
  const { ended, enter, leave } = crowd(new WaitingLine(1));
  for (const name of ['a', 'b', 'c']) void enter(name);
  await vi.advanceTimersByTimeAsync(1_000);
  leave('a', false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).toEqual(['a in', 'b in', 'c refused']);
});

test('two hundred who want the same are served while the line moves, though the last waits for longer than two seconds', async () => {
  const { ended, enter, leave } = crowd(new WaitingLine(1));
  for (let turn = 0; turn < 200; turn += 1) void enter(String(turn));
  for (let turn = 0; turn < 200; turn += 1) {
    await vi.advanceTimersByTimeAsync(50);
    leave(String(turn));
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toEqual(Array.from({ length: 200 }, (_, turn) => `${turn} in`));
});

test('nobody waits for longer than twenty seconds, and a line that is full refuses at once', async () => {
  const { ended, enter, leave } = crowd(new WaitingLine(1, 20));
  for (let turn = 0; turn < 22; turn += 1) void enter(String(turn));
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toEqual(['0 in', '21 refused']);
  for (let turn = 0; turn < 20; turn += 1) {
    await vi.advanceTimersByTimeAsync(1_200);
    leave(String(turn));
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(ended.filter((one) => one.endsWith('in'))).toHaveLength(17);
  expect(ended.slice(-1)).toEqual(['20 refused']);
});
