import { z } from 'zod';
import { day, localised, slug, text, whole } from './text.ts';

/** Of one brand; of all when none is named. */
const brands = z.array(slug).min(1).optional();
const category = z.strictObject({ id: whole(1, 10_000), slug, name: localised });

const picture = z
  .string()
  .regex(/^\/images\/[a-z0-9-]+\/[a-z0-9-]+\.(?:svg|jpg|png|webp|avif)$/, 'expected a picture of the folder such as /images/alba/vault.svg');
/** Left out, it stands by its words alone. */
const illustrated = {
  picture: z
    .union([picture, slug], 'expected a picture of the folder such as /images/alba/vault.svg, or a name that each brand has a picture of, such as vault')
    .optional(),
  pictureAlt: localised.optional(),
};

/** `projects.yaml`: what the estate does for its land, by category. Texts may hold `<em>`, `<strong>`, `<a href>`. */
export const projectsFile = z.strictObject({
  categories: z.array(category).min(1),
  projects: z.array(
    z.strictObject({ id: whole(1, 1_000_000), category: slug, brands, year: whole(1900, 2200), title: localised, text: localised, ...illustrated }),
  ),
});

/** `videos.yaml`: the films of the virtual visit, by category and subcategory. Poster and film stand in `images/<brand>/`. */
export const videosFile = z.strictObject({
  categories: z.array(category.extend({ subcategories: z.array(category).default([]) })).min(1),
  videos: z.array(
    z.strictObject({
      id: whole(1, 1_000_000),
      category: slug,
      subcategory: slug.optional(),
      brands,
      title: localised,
      text: localised,
      seconds: whole(1, 36_000),
      poster: picture,
      address: z.string().regex(/^\/images\/[a-z0-9/-]+\.(?:mp4|webm)$/, 'expected a film of the folder such as /images/alba/film-poda.mp4'),
    }),
  ),
});

/** `press.yaml`: what others wrote. `locale` is the language it is written in. */
export const pressFile = z.strictObject({
  categories: z.array(category).min(1),
  articles: z.array(
    z.strictObject({
      id: whole(1, 1_000_000),
      category: slug,
      brands,
      date: day,
      outlet: text,
      locale: z.string().regex(/^[a-z]{2}$/, 'expected a two-letter language such as es'),
      title: text,
      quote: localised,
      address: z.url({ protocol: /^https$/, error: 'expected a full https address' }),
      ...illustrated,
    }),
  ),
});

export type Projects = z.output<typeof projectsFile>;
export type Videos = z.output<typeof videosFile>;
export type Press = z.output<typeof pressFile>;
