import type { jsonLd } from '@parral/site/seo';
import { stretchesOf, type Hours } from './week.ts';

const short = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Days one after the other that have the same hours, Monday first; a run of one has its day twice. */
export function runsOf({ week }: Hours): { first: number; last: number; stretches: Hours['week'][number] }[] {
  const runs: ReturnType<typeof runsOf> = [];
  for (const [day, stretches] of week.entries()) {
    const before = runs.at(-1);
    if (before && JSON.stringify(before.stretches) === JSON.stringify(stretches)) before.last = day;
    else runs.push({ first: day, last: day, stretches });
  }
  return runs;
}

/** The hours as schema.org has them: `openingHours` in its short form, special days one by one; a closed one opens and closes at midnight. */
export function structuredHours(hours: Hours): Pick<jsonLd.WineryHours, 'openingHours' | 'specialOpeningHoursSpecification'> {
  return {
    openingHours: runsOf(hours).flatMap(({ first, last, stretches }) =>
      stretches.map(([from, to]) => `${first === last ? short[first] : `${short[first]}-${short[last]}`} ${from}-${to}`),
    ),
    ...(hours.special.length > 0 && {
      specialOpeningHoursSpecification: hours.special.flatMap(({ day }) => {
        const stretches = stretchesOf(hours, day);
        return (stretches.length > 0 ? stretches : [['00:00', '00:00'] as const]).map(([opens, closes]): jsonLd.SpecialDay => ({
          '@type': 'OpeningHoursSpecification',
          validFrom: day,
          validThrough: day,
          opens,
          closes,
        }));
      }),
    }),
  };
}
