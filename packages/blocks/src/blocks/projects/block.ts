import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';

export default defineBlock({ name: 'content/projects', hydrate: 'never', attributes: z.object({}), query: ['p', 'cat_id'], example: {} });
