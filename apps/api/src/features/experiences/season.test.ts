import { expect, test } from 'vitest';
import { patternInFile } from '../../platform/content/schemas/schedule.ts';
import { seasonOf } from './season.ts';

const season = (...patterns: { from?: string; until?: string }[]) =>
  seasonOf({ schedule: patterns.map((pattern) => patternInFile.parse({ ...pattern, times: ['11:00'] })) });

test('a visit of the harvest says its season, and one all the year round none (a seasonal visit said nothing and showed an empty November)', () => {
  expect(season({ from: '09-15', until: '10-12' })).toEqual([{ from: '09-15', until: '10-12' }]);
  expect(season({})).toEqual([]);
  expect(season()).toEqual([]);
});

test('patterns that follow each other are one season, also over the turn of the year and over a leap day', () => {
  expect(season({ from: '03-01', until: '06-30' }, { from: '07-01', until: '08-31' })).toEqual([{ from: '03-01', until: '08-31' }]);
  expect(season({ from: '11-16', until: '02-28' })).toEqual([{ from: '11-16', until: '02-28' }]);
  expect(season({ from: '03-01', until: '11-15' }, { from: '11-16', until: '02-29' })).toEqual([]);
});

test('several parts of the year stand in their order', () => {
  expect(season({ from: '09-01', until: '10-31' }, { from: '03-01', until: '04-30' })).toEqual([
    { from: '03-01', until: '04-30' },
    { from: '09-01', until: '10-31' },
  ]);
  expect(season({ from: '12-01', until: '01-15' }, { from: '06-01', until: '06-30' })).toEqual([
    { from: '06-01', until: '06-30' },
    { from: '12-01', until: '01-15' },
  ]);
});
