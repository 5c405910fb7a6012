import type { components } from '@parral/api-spec';

type Product = components['schemas']['ProductDetail'];

/**
 * The Product of schema.org with one Offer for each vintage and format that has a price. What is left
 * changes by the minute and does not stand in a kept page: an offer is in stock or, before its release, on pre-order.
 */
export function productJsonLd(product: Product, { origin, brandName }: { origin: string; brandName: string }): object {
  const url = origin + product.href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.lead,
    category: product.appellation,
    brand: { '@type': 'Brand', name: brandName },
    url,
    offers: product.variants
      .filter(({ price, is_locked }) => price !== null && !is_locked)
      .map((variant) => ({
        '@type': 'Offer',
        sku: variant.id,
        name: `${product.title} ${variant.vintage}, ${variant.format}`,
        price: variant.price?.toFixed(2),
        priceCurrency: 'EUR',
        availability: `https://schema.org/${variant.soon ? 'PreOrder' : 'InStock'}`,
        url,
      })),
  };
}
