import type { components } from '@parral/api-spec';
import type { BlockLoader } from '@parral/site/render';

export interface JoiningData {
  botCheck: components['schemas']['Site']['bot_check'];
  contactEmail: string;
}

export const load: BlockLoader<unknown, JoiningData> = async ({ site }) => ({ botCheck: site.bot_check, contactEmail: site.contact_email });
