import type { components } from '@parral/api-spec';
import type { Privacy } from '@parral/site/forms';
import { type BlockAttributes, type BlockLoader, privacyOf } from '@parral/site/render';
import type block from './block.ts';

export interface ContactData {
  subjects: readonly string[];
  botCheck: components['schemas']['Site']['bot_check'];
  contactEmail: string;
  privacy: Privacy;
}

/** What one may write about (specification section 7), and whom to write to when the form fails. */
export const load: BlockLoader<BlockAttributes<typeof block>, ContactData> = async ({ api, attributes: { pageId }, site, language }) => {
  const { data, error, response } = await api.GET('/api/contact/{pageId}/subjects', { params: { path: { pageId } } });
  if (!data) throw new Error(`GET /api/contact/${pageId}/subjects answered ${response.status} ${error?.detail ?? ''}`);
  return { subjects: data, botCheck: site.bot_check, contactEmail: site.contact_email, privacy: privacyOf(site, language) };
};
