import { z } from 'zod';
import { time, weekdays } from './schedule.ts';
import { seller } from './seller.ts';
import { email, language, localised, slug, text } from './text.ts';

/** A menu entry: a page of the site by its key, or an address outside it. */
const link = z
  .strictObject({
    label: localised,
    page: slug.optional(),
    href: z
      .url('expected a full address such as https://example.com/')
      .optional()
      .meta({ examples: ['https://example.com/'] }),
  })
  .refine(
    (entry) => (entry.page === undefined) !== (entry.href === undefined),
    'expected either page (the key of a page) or href (an address outside the site), not both',
  );
export type LinkInFile = z.output<typeof link>;

/** Where the estate stands, in parts, as maps and search engines want it; ISO code of the country, degrees of the map. */
const place = z.strictObject({
  street: text,
  postcode: text,
  locality: text,
  region: text,
  country: z.string().regex(/^[A-Z]{2}$/, 'expected the two letters of a country such as ES'),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** Hours in which the estate is open, wall time, on some days of the week. */
const openingTime = z
  .strictObject({ days: z.array(z.enum(weekdays)).min(1), opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: 'expected a time after `opens`' });

/** Title, with its last line set off if there is one, a sentence or two, and what the picture beside them shows (`not-found`, `failed`). */
const errorPage = z.strictObject({
  title: localised,
  accent: localised.optional(),
  text: localised,
  pictureAlt: localised.optional(),
  ways: z
    .array(z.strictObject({ mark: localised, label: localised, wine: slug }))
    .max(4)
    .optional()
    .describe('Wines of `catalogue/` that lead on from here; they stand in the picture from its top down.'),
});

/** Who of the estate is told by mail of orders, visits and what failed; what is left out is the brand's own. */
const notices = z.strictObject({
  to: z
    .array(email)
    .min(1, 'expected at least one address; leave `to` out for the brand’s own')
    .refine((all) => new Set(all).size === all.length, 'expected each address once')
    .optional(),
  language: language.optional(),
  send: z.enum(['each', 'daily', 'failures']).default('each').describe('A mail for each, one a day at `at`, or one for each failure alone.'),
  at: time.optional(),
});

/** Ways to pay that lead to the buyer's bank and back, and are known to be answered at once. */
const paymentMethod = z.enum(['bancontact', 'bizum', 'eps', 'ideal', 'p24'], 'expected a way to pay beside cards: bancontact, bizum, eps, ideal or p24');
const paymentMethods = z.array(paymentMethod).refine((ways) => new Set(ways).size === ways.length, 'each way to pay stands here once');

/** One entry of `brands.yaml`. */
export const brandInFile = z.strictObject({
  id: slug,
  name: text,
  theme: slug.describe("Its look, and that of its club's pages: a theme of the design system, or one of the folder's `themes/`."),
  clubTheme: slug.default('club').meta({ examples: ['club'] }),
  hosts: z.array(z.string().regex(/^[a-z0-9.-]+$/, 'expected a host name without port or path such as www.example.com')).min(1),
  languages: z.array(language).min(1),
  description: localised,
  email,
  notices: notices.optional(),
  phone: text,
  address: z.array(text).min(1),
  openingHours: localised,
  paymentMethods: paymentMethods
    .optional()
    .describe("Ways to pay beside cards, by the payment provider's names; cards alone when left out. Their money is taken at once."),
  place: place.optional().describe('The same address and hours once more, for search engines.'),
  openingTimes: z.array(openingTime).default([]),
  clubLabel: localised,
  seller: seller.optional(),
  pickup: z.strictObject({ name: text, line1: text, postcode: text, locality: text, phone: text, hours: localised }),
  ageQuestion: z.strictObject({ ask: z.boolean(), cookie: cookieName() }),
  banner: z.strictObject({ show: z.boolean(), cookie: cookieName(), text: localised }),
  tagManager: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'expected a tag manager id such as GTM-ABC123, or null for none')
    .nullable(),
  funding: localised,
  fundingLogo: z.strictObject({ picture: text, alt: localised }).optional().describe('The sign of who helped to pay, in the same band.'),
  contactSubjects: z.array(localised).min(1).describe('What one may write about on the contact page, in this order.'),
  errorPages: z
    .strictObject({ notFound: errorPage.optional(), failed: errorPage.optional() })
    .optional()
    .describe("The pages that say that there is no such page, and that something failed, in the brand's words; the interface's own when left out."),
  newsletter: z.strictObject({ title: localised, text: localised, consent: localised }),
  navigation: z.array(link),
  clubNavigation: z.array(link).default([]).describe("A member's own pages."),
  footerNavigation: z.array(link),
  legalNavigation: z.array(link),
});
export type BrandInFile = z.output<typeof brandInFile>;

export const brandsFile = z.strictObject({ brands: z.array(brandInFile).min(1) });

function cookieName() {
  return z.string().regex(/^[A-Za-z0-9_-]+$/, 'expected a cookie name of letters, digits, - and _ such as alba_age');
}
