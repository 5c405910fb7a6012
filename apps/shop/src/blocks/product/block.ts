import { defineBlock, privacyWords } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'shop/product',
  hydrate: 'interaction',
  // Stock changes by the minute.
  freshFor: 60,
  words: ['shop/product', 'shop/about', 'shop/adding', 'shop/back-in-stock', 'site/add-to-basket', privacyWords('restock')],
  // Quantity and vintage are pressed while the page still comes.
  withoutFade: true,
  attributes: z.object({
    slug: z.string().min(1).describe('Slug of the wine, route.slug on a page for all wines.'),
    catalogueUrl: z.string().optional().describe('Path of the catalogue.'),
  }),
  page: 'catalogue',
  query: ['category', 'sku'],
});
