import { defineBlock } from '@parral/site/render';
import * as z from 'zod';

export default defineBlock({
  name: 'club/invitation',
  hydrate: 'load',
  attributes: z.object({ countriesUrl: z.string().describe('Path of the list of countries that are delivered to.') }),
  page: 'my_club',
});
