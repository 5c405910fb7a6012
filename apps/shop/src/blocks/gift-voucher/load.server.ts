import { type BlockLoader, pictureOf, type Scene, sceneOf, type SitePicture, textsOf, wordmarkOf } from '@parral/site/render';
import type { WordmarkProps } from '@parral/ui';

/** What the sheet says of a visit that is given. */
export interface GivenVisit {
  teaser: string;
  scene: (Scene & { alt: string }) | null;
}

export interface GiftVoucherData {
  brandName: string;
  /** As the house's name stands at the head of its pages: set, or drawn. */
  wordmark: Pick<WordmarkProps, 'name' | 'picture'>;
  contactEmail: string;
  phone: string;
  /** Lines of the estate's address. */
  address: string[];
  /** The brand's visits by their ids. */
  visits: Record<string, GivenVisit>;
  /** The cover of a voucher for any visit: a present, tied. */
  cover: SitePicture | null;
}

/** The voucher itself is for who has its link: the browser fetches it, so that the page's bytes hold nothing of it. */
export const load: BlockLoader<unknown, GiftVoucherData> = async ({ api, brand, site, language }) => {
  const { data, error, response } = await api.GET('/api/experience/', { params: { query: { brand, language } } });
  if (!data) console.error(`GET /api/experience/ answered ${response.status} ${error?.detail ?? ''}; vouchers stand without the picture of their visit`);
  const visits = (data?.experiences ?? []).map(({ id, teaser, picture, picture_alt: alt }): [string, GivenVisit] => {
    const scene = sceneOf(site, picture);
    return [id, { teaser, scene: scene && { ...scene, alt: alt ?? '' } }];
  });
  return {
    brandName: site.name,
    wordmark: { name: wordmarkOf(site), picture: site.theme.wordmark.picture ?? undefined },
    contactEmail: site.contact_email,
    phone: site.phone,
    address: textsOf(site, language).address,
    visits: Object.fromEntries(visits),
    cover: pictureOf(site, 'gift'),
  };
};
