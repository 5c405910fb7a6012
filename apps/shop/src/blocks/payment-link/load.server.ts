import type { Privacy } from '@parral/site/forms';
import { type BlockLoader, privacyOf } from '@parral/site/render';

/** What every payment link has in common; what it is for is one person's and is fetched in the browser. */
export interface PaymentLinkData {
  contactEmail: string;
  /** As people read and dial it. */
  phone: string;
  publishableKey: string;
  privacy: Privacy;
  /** Address of another script than Stripe's own, null for Stripe's. */
  scriptUrl: string | null;
}

export const load: BlockLoader<unknown, PaymentLinkData> = async ({ site, language }) => ({
  contactEmail: site.contact_email,
  phone: site.phone,
  publishableKey: site.payments.publishable_key,
  privacy: privacyOf(site, language),
  scriptUrl: site.payments.script_url,
});
