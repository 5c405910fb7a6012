/** What pages tell search engines (JSON-LD, schema.org): one typed builder for each kind of thing. */
export type { JsonLdContext } from './estate.ts';
export { event, faqPage, product, trip } from './offers.ts';
export { thingsOfPage } from './page.ts';
export type { Event, FaqPage, Product, SpecialDay, Thing, TouristTrip, WineryHours } from './things.ts';
