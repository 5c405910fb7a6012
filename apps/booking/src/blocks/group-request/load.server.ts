import type { BotCheckSettings } from '@parral/site/browser';
import type { Privacy } from '@parral/site/forms';
import { type BlockLoader, privacyOf } from '@parral/site/render';

export interface GroupRequestData {
  /** The visits one may ask for. */
  visits: { id: string; name: string }[];
  botCheck: BotCheckSettings;
  contactEmail: string;
  phone: string;
  privacy: Privacy;
}

/** What a group may ask for, and whom it may call instead. */
export const load: BlockLoader<unknown, GroupRequestData> = async ({ api, brand, language, site }) => {
  const { data, error, response } = await api.GET('/api/experience/', { params: { query: { brand, language } } });
  if (!data) throw new Error(`GET /api/experience/ answered ${response.status} ${error?.detail ?? ''}`);
  const visits = data.experiences.map(({ id, name }) => ({ id, name }));
  return { visits, botCheck: site.bot_check, contactEmail: site.contact_email, phone: site.phone, privacy: privacyOf(site, language) };
};
