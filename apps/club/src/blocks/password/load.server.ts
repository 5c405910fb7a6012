import type { Privacy } from '@parral/site/forms';
import { type BlockLoader, privacyOf } from '@parral/site/render';

export interface PasswordData {
  privacy: Privacy;
}

export const load: BlockLoader<unknown, PasswordData> = async ({ site, language }) => ({ privacy: privacyOf(site, language) });
