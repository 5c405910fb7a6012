import { expect, it } from 'vitest';
import { specialLines, weekOf } from './read-hours.ts';
import { structuredHours } from './structured-hours.ts';

it('schema.org openingHours: runs of days in its short form, special days one by one', () => {
  expect(
    structuredHours({
      week: weekOf([
        { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], opens: '10:30', closes: '15:00' },
        { days: ['sat'], opens: '17:00', closes: '19:00' },
      ]),
      special: specialLines.parse('2026-12-25 | closed | Navidad\n2026-12-24 | 10:30-13:00'),
    }),
  ).toEqual({
    openingHours: ['Mo-Fr 10:30-15:00', 'Sa 10:30-15:00', 'Sa 17:00-19:00'],
    specialOpeningHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '10:30', closes: '13:00' },
      { '@type': 'OpeningHoursSpecification', validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
  });
});
