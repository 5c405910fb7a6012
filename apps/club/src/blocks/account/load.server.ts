import type { components } from '@parral/api-spec';
import type { Privacy } from '@parral/site/forms';
import { type BlockLoader, privacyOf } from '@parral/site/render';
import { orPageStatus } from '../../reading/read-page.ts';

export interface AccountData {
  account: components['schemas']['Account'];
  privacy: Privacy;
}

export const load: BlockLoader<unknown, AccountData> = async ({ api, site, language }) => ({
  account: await orPageStatus(api.GET('/api/club/account/', {}), 'account'),
  privacy: privacyOf(site, language),
});
