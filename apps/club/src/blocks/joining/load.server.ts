import type { components } from '@parral/api-spec';
import type { Privacy } from '@parral/site/forms';
import { type BlockLoader, privacyOf } from '@parral/site/render';

export interface JoiningData {
  botCheck: components['schemas']['Site']['bot_check'];
  contactEmail: string;
  privacy: Privacy;
}

export const load: BlockLoader<unknown, JoiningData> = async ({ site, language }) => ({
  botCheck: site.bot_check,
  contactEmail: site.contact_email,
  privacy: privacyOf(site, language),
});
