import type { components } from '@parral/api-spec';
import { pictureName } from '@parral/rules';
import { addressesOf, type BlockHead, type BlockLoader, pictureOf, type Scene, scenesOf, type SitePicture } from '@parral/site/render';
import { jsonLd } from '@parral/site/seo';
import { nextFreeOf } from '../visit-booking/load.server.ts';

export interface VisitListData {
  visits: components['schemas']['Experience'][];
  /** Day and time at which each is next to be had, `YYYY-MM-DDTHH:MM` by its id; left out where it is not. */
  nextFree: Record<string, string>;
  contactUrl: string;
  /** The picture of each that has one, by its id. */
  scenes: Record<string, Scene>;
  /** Where every visit has one (`<picture>-ground`): its stretch of one ground, by its id; they meet in the order of the list. */
  grounds: Record<string, SitePicture> | null;
}

/** The brand's visits with all that one needs to choose. */
export const load: BlockLoader<unknown, VisitListData> = async ({ api, brand, language, site }) => {
  const { data, error, response } = await api.GET('/api/experience/', { params: { query: { brand, language } } });
  if (!data) throw new Error(`GET /api/experience/ answered ${response.status} ${error?.detail ?? ''}`);
  const nextFree = Object.fromEntries(await nextFreeOf(api, brand));
  const grounds = data.experiences.flatMap(({ id, picture }) => {
    const ground = picture === null ? null : pictureOf(site, `${pictureName(picture.split('/').at(-1) ?? '')}-ground`);
    return ground ? [[id, ground] as const] : [];
  });
  const isWhole = grounds.length > 0 && grounds.length === data.experiences.length;
  return {
    scenes: scenesOf(site, data.experiences),
    grounds: isWhole ? Object.fromEntries(grounds) : null,
    visits: data.experiences,
    nextFree,
    contactUrl: addressesOf(site, language).contact,
  };
};

/** Each visit for search engines: name, price in euros, the estate that offers it. */
export const head: BlockHead<unknown, VisitListData> = ({ data, ...context }) => ({
  jsonLd: data.visits.map(({ name, teaser, href, picture, price_adult }) =>
    jsonLd.trip({ name, description: teaser, href: href ?? addressesOf(context.site, context.language).visits, image: picture, price: price_adult }, context),
  ),
});
