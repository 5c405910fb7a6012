import { defineBlock } from '@parral/site/server';
import * as z from 'zod';

export default defineBlock({ name: 'club/invitation', hydrate: 'load', attributes: z.object({ countriesUrl: z.string() }) });
