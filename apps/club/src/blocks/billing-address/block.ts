import { defineBlock } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({ name: 'club/billing-address', hydrate: 'load', attributes: z.object({}), page: 'my_club' });
