import { defineBlock } from '@parral/site/server';
import * as z from 'zod';

export default defineBlock({ name: 'booking/visit', hydrate: 'never', attributes: z.object({ experienceId: z.string(), experiencesUrl: z.string() }) });
