import { defineBlock } from '@parral/site/render';
import * as z from 'zod';

export default defineBlock({ name: 'club/preferences', hydrate: 'load', attributes: z.object({}), page: 'my_club' });
