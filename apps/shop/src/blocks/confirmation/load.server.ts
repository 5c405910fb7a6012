import { pictureName } from '@parral/rules';
import { addressesOf, type BlockLoader, pictureOf, type SitePicture } from '@parral/site/render';

/** A visit to think of while the parcel is on its way. */
export interface NextVisit {
  name: string;
  teaser: string;
  href: string;
  /** Euros for an adult. */
  price: number;
  minutes: number;
  picture: SitePicture;
}

/** Where the buyer can go from here, and what the ending is drawn with. */
export interface ConfirmationData {
  basketUrl: string;
  checkoutUrl: string;
  contactEmail: string;
  /** The house's name, as it is written. */
  house: string;
  /** The table on which orders are packed (`packing` of the brand's pictures), and what stands for an order without bottles (`gift`). */
  table: SitePicture | null;
  gift: SitePicture | null;
  visit: NextVisit | null;
}

export const load: BlockLoader<unknown, ConfirmationData> = async ({ api, brand, site, language }) => {
  const { basket, checkout } = addressesOf(site, language);
  return {
    basketUrl: basket,
    checkoutUrl: checkout,
    contactEmail: site.contact_email,
    house: site.name,
    table: pictureOf(site, 'packing'),
    gift: pictureOf(site, 'gift'),
    visit: await nextVisit(api, brand, language, site),
  };
};

/** The brand's first visit that has a page and a picture; without an answer the page stands all the same, and the failure is logged. */
async function nextVisit(
  api: Parameters<typeof load>[0]['api'],
  brand: string,
  language: Parameters<typeof load>[0]['language'],
  site: Parameters<typeof pictureOf>[0],
): Promise<NextVisit | null> {
  const { data, error, response } = await api.GET('/api/experience/', { params: { query: { brand, language } } });
  if (!data) console.error(`GET /api/experience/ answered ${response.status} ${error?.detail ?? ''}; the confirmation names no visit`);
  for (const { name, teaser, href, price_adult: price, duration_minutes: minutes, picture } of data?.experiences ?? []) {
    const file = picture?.split('/').at(-1);
    const found = file === undefined ? null : (pictureOf(site, `${pictureName(file)}-phone`) ?? pictureOf(site, file));
    if (href !== null && found !== null) return { name, teaser, href, price, minutes, picture: found };
  }
  return null;
}
