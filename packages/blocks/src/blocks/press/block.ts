import { defineBlock } from '@parral/site/server';
import { z } from 'zod';

export default defineBlock({ name: 'content/press', hydrate: 'never', attributes: z.object({}), query: ['p', 'year', 'category', 'locale'], example: {} });
