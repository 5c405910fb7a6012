import { defineBlock } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({ name: 'club/personal-data', hydrate: 'load', attributes: z.object({}), page: 'my_club' });
