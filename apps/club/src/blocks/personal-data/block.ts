import { defineBlock } from '@parral/site/render';
import * as z from 'zod';

export default defineBlock({ name: 'club/personal-data', hydrate: 'load', attributes: z.object({}), page: 'my_club' });
