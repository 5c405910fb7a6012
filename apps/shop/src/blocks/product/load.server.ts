import type { components } from '@parral/api-spec';
import { isPhotograph, pictureSources, stagePicture } from '@parral/rules';
import { backToCataloguePath } from '@parral/site/paths';
import type { Privacy } from '@parral/site/forms';
import { addressesOf, type BlockAttributes, type BlockHead, type BlockLoader, PageStatus, pictureOf, privacyOf, type SitePicture } from '@parral/site/render';
import type { Availability } from '../../adding/availability.ts';
import { drawnAvailability } from '../../adding/drawn-availability.ts';
import { isCategory } from '../catalogue/catalogue-choice.ts';
import type block from './block.ts';
import { nameOf } from './choose-variant.ts';
import { type Product, productJsonLd, productPicture } from './product-json-ld.ts';

type Attributes = BlockAttributes<typeof block>;

/** What the product page's first paint needs. */
export interface ProductData {
  product: Product;
  /** What is left of each vintage and format, at the time when it was drawn; empty where that could not be read. */
  availability: Availability[];
  /** The vintage and format that the page opens with: that of the address, else the estate's own choice. */
  sku: string;
  /** Category the reader comes from, where the address names one. */
  category: components['schemas']['Category'] | null;
  /** The ground that the wine stands on; null where the estate shows none. */
  ground: SitePicture | null;
  /** What grows there, or the ground itself, from near (`<ground>-near` of the brand's pictures); null where the estate has no such picture. */
  near: SitePicture | null;
  /** What the last view shows, in words: the one from near, or the ground where there is none. */
  groundAlt: string;
  backHref: string;
  basketUrl: string;
  checkoutUrl: string;
  contactEmail: string;
  privacy: Privacy;
}

/** The wine of the slug; 404 where there is none. */
export const load: BlockLoader<Attributes, ProductData> = async ({ attributes, api, brand, language, words, site, query }) => {
  const { data, error, response } = await api.GET('/api/catalogue/products/{slug}/', {
    params: { path: { slug: attributes.slug }, query: { language, brand } },
  });
  if (response.status === 404) throw new PageStatus(404, `no wine "${attributes.slug}" of ${brand}`);
  if (!data) throw new Error(`GET /api/catalogue/products/${attributes.slug}/ answered ${response.status} ${error?.detail ?? ''}`);
  const { related: _related, ...product } = data;
  const category = query['category'] !== undefined && isCategory(query['category']) ? query['category'] : null;
  const ground = pictureOf(site, stagePicture(data.stage));
  const drawnNear = pictureOf(site, `${stagePicture(data.stage)}-near`);
  // A photographed ground has no drawn view.
  const near = drawnNear && ground && isPhotograph(drawnNear.src) === isPhotograph(ground.src) ? drawnNear : null;
  return {
    product,
    availability: await drawnAvailability(
      api,
      data.variants.map(({ id }) => id),
    ),
    sku: data.variants.find(({ id }) => id === query['sku'])?.id ?? data.default_variant_id,
    category,
    ground,
    near,
    groundAlt: words('shop/views')(near ? `near_${data.stage}` : data.stage),
    backHref: backToCataloguePath(attributes.catalogueUrl, category ?? undefined),
    basketUrl: addressesOf(site, language).basket,
    checkoutUrl: addressesOf(site, language).checkout,
    contactEmail: site.contact_email,
    privacy: privacyOf(site, language),
  };
};

/** Title, description, photograph and the Product of schema.org. */
export const head: BlockHead<Attributes, ProductData> = ({ data: { product, sku, ground }, ...context }) => {
  const image = productPicture(product, sku);
  const asked = context.query['sku'];
  const named = asked === sku && product.variants.find(({ id }) => id === sku);
  return {
    title: named ? nameOf(named) : product.title,
    description: product.lead,
    ...(image && { image }),
    // The largest thing on the screen; a photograph is chosen among its widths where it stands.
    ...(ground && pictureSources(ground.src).length === 0 && { preloadImages: [{ href: ground.src }] }),
    // The label of the bottle that the page opens with.
    italics: !product.variants.find(({ id }) => id === sku)?.bottle.photograph,
    // `id` in parts/Stage.tsx: it comes from its card.
    drawnWith: 'bottle',
    jsonLd: productJsonLd(product, context),
    ...(asked !== undefined && asked !== sku && { keep: false }),
  };
};
