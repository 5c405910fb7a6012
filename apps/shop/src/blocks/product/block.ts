import { defineBlock } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'shop/product',
  hydrate: 'load',
  words: ['shop/product', 'shop/about', 'shop/adding', 'site/add-to-basket'],
  attributes: z.object({
    slug: z.string().min(1).describe('Slug of the wine, route.slug on a page for all wines.'),
    catalogueUrl: z.string().optional().describe('Path of the catalogue.'),
  }),
  page: 'catalogue',
  query: ['category', 'sku'],
});
