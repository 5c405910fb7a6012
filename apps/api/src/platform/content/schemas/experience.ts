import { z } from 'zod';
import { money } from './money.ts';
import { closureInFile, patternInFile } from './schedule.ts';
import { language, localised, slug, text, whole } from './text.ts';

/** A point of a visit's programme, so many minutes after it begins (before it: less than 0). */
const point = z.strictObject({ after: whole(-120, 1440), text: localised });

/** One file of `experiences/`: a visit that can be booked. Duration in minutes, prices per person, capacity in people per slot. */
export const experienceInFile = z
  .strictObject({
    id: whole(1, 1_000_000),
    slug,
    brand: slug,
    position: whole(1, 10_000),
    name: localised,
    teaser: localised,
    depth: localised.optional().describe('How far above or below the ground it is, in a few words: a visit list that is one ground says it first.'),
    duration: whole(10, 1440),
    prices: z.strictObject({ adult: money, child: money, baby: money }),
    minVisitors: whole(1, 1000).default(1),
    maxVisitors: whole(1, 1000).default(20),
    languages: z.array(language).min(1),
    meetingPoint: localised,
    picture: text.optional(),
    pictureAlt: localised.optional().describe('What the picture shows, for those who do not see it; left out where it only decorates.'),
    description: localised.optional().describe('What one reads on its page: paragraphs with an empty line between them.'),
    programme: z.array(point).default([]),
    included: z.array(localised).default([]),
    wines: z
      .array(z.strictObject({ wine: slug, note: localised.optional() }))
      .default([])
      .describe('What is tasted: wines of `catalogue/`, each perhaps with a word on it.'),
    bring: z.array(localised).default([]),
    accessibility: localised.optional(),
    directions: localised.optional().describe('How one gets to the meeting point.'),
    pictures: z.array(z.strictObject({ picture: text, caption: localised })).default([]),
    capacity: whole(1, 1000).optional().describe('Places of a slot; as many as one booking may have where nothing is said.'),
    leadHours: whole(0, 24 * 60)
      .default(2)
      .describe('Booked no later than so many hours before it begins.'),
    cancellationHours: whole(0, 24 * 60)
      .default(48)
      .describe('Moved or cancelled with refund until so many hours before it begins.'),
    guide: text.optional().describe('Who guides and where: two visits that need the same one at the same time cannot both be sold.'),
    room: text.optional(),
    schedule: z.array(patternInFile).default([]),
    closures: z.array(closureInFile).default([]),
  })
  .superRefine((visit, context) => {
    const report = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (visit.maxVisitors < visit.minVisitors) report(['maxVisitors'], `expected no fewer than minVisitors (${visit.minVisitors})`);
    if (visit.capacity !== undefined && visit.capacity < visit.minVisitors) report(['capacity'], `expected no fewer than minVisitors (${visit.minVisitors})`);
    for (const [at, { after }] of visit.programme.entries()) {
      if (after > visit.duration) report(['programme', at, 'after'], `is later than the end of the visit, ${visit.duration} minutes after it begins`);
      if (after <= (visit.programme[at - 1]?.after ?? -Infinity)) report(['programme', at, 'after'], 'expected later than the point before it');
    }
    for (const [at, { capacity, languages = [], times }] of visit.schedule.entries()) {
      if (capacity !== undefined && capacity < visit.minVisitors)
        report(['schedule', at, 'capacity'], `expected no fewer than minVisitors (${visit.minVisitors})`);
      for (const [index, spoken] of languages.entries())
        if (!visit.languages.includes(spoken)) report(['schedule', at, 'languages', index], `the visit is not guided in "${spoken}": add it to its languages`);
      for (const [index, time] of times.entries())
        if (times.indexOf(time) !== index) report(['schedule', at, 'times', index], `${time} already stands in this pattern: take one of the two out`);
    }
  });
export type Experience = z.output<typeof experienceInFile>;
