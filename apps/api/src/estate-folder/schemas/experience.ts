import { z } from 'zod';
import { money } from './money.ts';
import { language, localised, slug, text, whole } from './text.ts';

/** One file of `experiences/`: a visit that can be booked. Duration in minutes, prices per person. */
export const experienceInFile = z
  .strictObject({
    id: whole(1, 1_000_000),
    slug,
    brand: slug,
    position: whole(1, 10_000),
    name: localised,
    teaser: localised,
    duration: whole(10, 1440),
    prices: z.strictObject({ adult: money, child: money, baby: money }),
    minVisitors: whole(1, 1000).default(1),
    maxVisitors: whole(1, 1000).default(20),
    languages: z.array(language).min(1),
    meetingPoint: localised,
    picture: text.optional(),
  })
  .superRefine((visit, context) => {
    if (visit.maxVisitors < visit.minVisitors)
      context.addIssue({ code: 'custom', path: ['maxVisitors'], message: `expected no fewer than minVisitors (${visit.minVisitors})` });
  });
export type Experience = z.output<typeof experienceInFile>;
