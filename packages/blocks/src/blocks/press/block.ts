import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';

export default defineBlock({ name: 'content/press', hydrate: 'never', attributes: z.object({}), query: ['p', 'year', 'category', 'locale'], example: {} });
