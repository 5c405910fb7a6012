import { expect, test } from 'vitest';
import { readEstate } from '../read-estate-folder.ts';
import { filesOf, smallFolder } from '../testing/small-folder.ts';

const file = 'experiences/paseo.yaml';
const good = smallFolder()[file] ?? '';
const lines = good.trimEnd().split('\n').length;

async function problemsOf(more: string): Promise<string[]> {
  const reading = await readEstate(filesOf({ ...smallFolder(), [file]: good + more }));
  return reading.ok ? [] : reading.problems.map((problem) => `${problem.file}:${problem.line - lines} ${problem.field}: ${problem.message}`);
}

test('a schedule with seasons, closures, guide and room is good', async () => {
  expect(
    await problemsOf(
      "capacity: 12\nleadHours: 24\ncancellationHours: 72\nguide: Inés\nroom: Calados\nschedule:\n  - { from: 11-16, until: 02-29, days: [sat], times: ['11:00'], languages: [es] }\nclosures:\n  - 2026-12-25\n  - { from: 2027-01-01, until: 2027-01-06 }\n",
    ),
  ).toEqual([]);
});

test.each([
  ["schedule:\n  - { times: ['25:00'] }\n", "experiences/paseo.yaml:2 schedule.0.times.0: expected a time in quotes such as '11:00'"],
  ["schedule:\n  - from: 02-30\n    times: ['11:00']\n", 'experiences/paseo.yaml:2 schedule.0.from: expected a day of the year written as 09-15'],
  ["schedule:\n  - times: ['11:00', '12:00', '11:00']\n", 'experiences/paseo.yaml:2 schedule.0.times.2: 11:00 already stands in this pattern'],
  [
    "minVisitors: 4\nschedule:\n  - times: ['11:00']\n    capacity: 3\n",
    'experiences/paseo.yaml:4 schedule.0.capacity: expected no fewer than minVisitors (4)',
  ],
  ['closures:\n  - { from: 2027-01-06, until: 2027-01-01 }\n', 'experiences/paseo.yaml:2 closures.0'],
  ['closures: [2027-02-29]\n', 'experiences/paseo.yaml:1 closures.0'],
])('%j is told with file, line and field', async (more, problem) => {
  const problems = await problemsOf(more);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
});
