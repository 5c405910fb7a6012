import type { components } from '@parral/api-spec';
import { variantPath } from '@parral/site/paths';
import { jsonLd } from '@parral/site/seo';
import { nameOf } from './choose-variant.ts';

/** The wine of the page. What is related to it is another block's, and would come twice. */
export type Product = Omit<components['schemas']['ProductDetail'], 'related'>;

/**
 * The Product of schema.org with one Offer for each vintage and format that has a price. What is left
 * changes by the minute and does not stand in a kept page: an offer is in stock or, before its release, on pre-order. None of a wine
 * whose prices are locked: a Product without an Offer is none.
 */
export function productJsonLd(product: Product, context: jsonLd.JsonLdContext): jsonLd.Product[] {
  const { title: name, lead: description, appellation: category, href } = product;
  const offers = product.variants.flatMap(({ id, title, vintage, format, price, soon, is_locked }) =>
    price === null || is_locked ? [] : [{ sku: id, href: variantPath(href, id), name: `${nameOf({ title, vintage })}, ${format}`, price, soon }],
  );
  const image = productPicture(product, product.default_variant_id);
  return offers.length === 0 ? [] : [jsonLd.product({ name, description, category, href, offers, ...(image && { image }) }, context)];
}

/** The photograph of the vintage that the page opens with, else of any; undefined for a wine that is drawn. */
export function productPicture({ variants }: Pick<Product, 'variants'>, first: string): string | undefined {
  const pictured = variants.filter(({ bottle }) => bottle.photograph);
  return (pictured.find(({ id }) => id === first) ?? pictured[0])?.bottle.photograph?.address;
}
