import { describe, expect, test } from 'vitest';
import { experienceInFile } from '../../platform/content/schemas/experience.ts';
import { makeSlots, wallTime } from './make-slots.ts';

const visit = (more: object) =>
  experienceInFile.parse({
    id: 1,
    slug: 'paseo',
    brand: 'alba',
    position: 1,
    name: { es: 'Paseo', en: 'Walk' },
    teaser: { es: 'Paseo', en: 'Walk' },
    duration: 90,
    prices: { adult: 24, child: 8, baby: 0 },
    languages: ['es', 'en'],
    meetingPoint: { es: 'Aquí', en: 'Here' },
    ...more,
  });
const starts = (more: object, from: string, until = from) => makeSlots(visit(more), from, until).map(({ startsLocal, startsAt }) => [startsLocal, startsAt]);
const daily = (...times: string[]) => ({ schedule: [{ times }] });

describe('slots of a visit', () => {
  test('stand in wall time of Europe/Madrid on both sides of the changes of 28 March and 31 October 2027 (slots shift an hour)', () => {
    expect(starts(daily('11:00'), '2027-03-27', '2027-03-28')).toEqual([
      ['2027-03-27T11:00', '2027-03-27T10:00:00Z'],
      ['2027-03-28T11:00', '2027-03-28T09:00:00Z'],
    ]);
    expect(starts(daily('11:00'), '2027-10-30', '2027-10-31')).toEqual([
      ['2027-10-30T11:00', '2027-10-30T09:00:00Z'],
      ['2027-10-31T11:00', '2027-10-31T10:00:00Z'],
    ]);
  });

  test('there is none in the hour that does not exist nor in the one that comes twice', () => {
    expect(starts(daily('01:30', '02:00', '02:30', '03:00'), '2027-03-28').map(([local]) => local)).toEqual(['2027-03-28T01:30', '2027-03-28T03:00']);
    expect(starts(daily('01:30', '02:00', '02:30', '03:00'), '2027-10-31').map(([local]) => local)).toEqual(['2027-10-31T01:30', '2027-10-31T03:00']);
  });

  test('a visit through the change lasts as long as ever', () => {
    const [night] = makeSlots(visit({ ...daily('23:30'), duration: 240 }), '2027-03-27', '2027-03-27');
    expect(night).toMatchObject({ startsAt: '2027-03-27T22:30:00Z', endsAt: '2027-03-28T02:30:00Z' });
    expect(wallTime(new Date(night?.endsAt ?? ''))).toBe('2027-03-28T04:30');
  });

  test('the leap day of 2028 has its slots, and a season up to 29 February ends on the 28th of other years', () => {
    expect(starts(daily('11:00'), '2028-02-28', '2028-03-01').map(([local]) => local)).toEqual(['2028-02-28T11:00', '2028-02-29T11:00', '2028-03-01T11:00']);
    const winter = { schedule: [{ from: '11-16', until: '02-29', times: ['11:00'] }] };
    expect(starts(winter, '2028-02-28', '2028-03-02')).toHaveLength(2);
    expect(starts(winter, '2027-02-27', '2027-03-02')).toHaveLength(2);
  });

  test('weekly patterns with seasons, closures, and what a pattern has of its own', () => {
    const slots = makeSlots(
      visit({
        capacity: 12,
        guide: 'Inés',
        schedule: [
          { from: '09-01', until: '09-30', days: ['sat'], times: ['10:00', '17:00'] },
          { days: ['sat', 'sun'], times: ['10:00', '12:00'], languages: ['en'], capacity: 8, guide: 'Iker', room: 'Calados' },
        ],
        closures: ['2027-09-12', { from: '2027-09-18', until: '2027-09-19' }],
      }),
      '2027-09-06',
      '2027-09-19',
    );
    expect(slots.map(({ startsLocal, capacity, languages, guide, room }) => [startsLocal, capacity, languages.join(), guide, room])).toEqual([
      ['2027-09-11T10:00', 12, 'es,en', 'Inés', null],
      ['2027-09-11T17:00', 12, 'es,en', 'Inés', null],
      ['2027-09-11T12:00', 8, 'en', 'Iker', 'Calados'],
    ]);
  });

  test('capacity is what one booking may have where nothing is said', () => {
    expect(makeSlots(visit({ maxVisitors: 7, ...daily('11:00') }), '2027-05-03', '2027-05-03')).toMatchObject([{ capacity: 7 }]);
  });
});
