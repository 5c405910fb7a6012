/**
 * Where the way back from a product leads: catalogue url plus category slug, or / if there is no
 * catalogue url (specification section 2, product page). The catalogue reads its category from the
 * query, so there the slug stands; a catalogue url that ends in a slash gets it as the last segment.
 */
export function backHref(catalogueUrl: string | undefined, category: string | undefined): string {
  if (!catalogueUrl) return '/';
  if (!category) return catalogueUrl;
  const slug = encodeURIComponent(category);
  return catalogueUrl.endsWith('/') ? `${catalogueUrl}${slug}` : `${catalogueUrl}?category=${slug}`;
}
