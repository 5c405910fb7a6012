import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';

export default defineBlock({ name: 'content/visit-list', hydrate: 'never', attributes: z.object({}), example: {} });
