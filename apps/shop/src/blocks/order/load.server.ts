import type { Privacy } from '@parral/site/forms';
import { type BlockLoader, privacyOf } from '@parral/site/render';

export interface OrderData {
  contactEmail: string;
  privacy: Privacy;
}

/** The order itself is one person's: the browser fetches it, so that the page's bytes hold nothing of it. */
export const load: BlockLoader<unknown, OrderData> = async ({ site, language }) => ({ contactEmail: site.contact_email, privacy: privacyOf(site, language) });
