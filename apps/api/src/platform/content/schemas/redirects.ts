import { z } from 'zod';
import { slug } from './text.ts';

const path = z
  .string()
  .regex(/^\/(?:es|en)\/[^\s?#]*[^\s?#/]$/, 'expected the path of a page with its language, without a slash at its end, such as /es/vinos/reserva');

const redirect = z
  .strictObject({ brand: slug, from: path, to: path.optional(), gone: z.literal(true).optional() })
  .refine((entry) => (entry.to === undefined) !== (entry.gone === undefined), 'expected either to (where the page stands now) or gone: true, not both');

/** `redirects.yaml`: addresses that pages had before. */
export const redirectsFile = z.strictObject({ redirects: z.array(redirect) });
export type Redirect = z.output<typeof redirect>;
