import { apps } from '@parral/api-spec/apps';
import { z } from 'zod';
import { slug, text, whole } from './text.ts';

const attribute = z.union([z.string(), z.number(), z.boolean()], 'expected text, a number, true or false').transform(String);

/** The front matter of a page template. */
export const pageFrontMatter = z.strictObject({
  id: whole(1, 1_000_000),
  key: slug,
  app: z.enum(apps),
  title: text,
  description: text,
  route: z
    .string()
    .regex(/^(?:(?:[a-z0-9]+(?:-[a-z0-9]+)*|:[a-z]+)(?:\/(?!$)|$))*$/, 'expected a path without a slash at its ends such as vinos/:slug')
    .optional(),
  theme: z.enum(['club']).optional(),
  layout: z.enum(['default', 'checkout']).default('default'),
  robots: z.enum(['index', 'noindex']).default('index'),
  access: z.enum(['public', 'member']).default('public'),
  attributes: z
    .record(z.string().regex(/^[a-z]+(?:-[a-z0-9]+)*$/, 'expected a name in kebab-case such as catalogue-url'), attribute)
    .default({})
    .meta({ examples: [{ 'newsletter-success-title': 'Thank you' }] }),
});
export type PageFrontMatter = z.output<typeof pageFrontMatter>;

/** The front matter of a mail. */
export const mailFrontMatter = z.strictObject({ subject: text });
