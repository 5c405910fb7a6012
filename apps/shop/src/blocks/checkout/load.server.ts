import type { components } from '@parral/api-spec';
import type { Privacy } from '@parral/site/forms';
import { type BlockLoader, privacyOf, textsOf } from '@parral/site/render';

/** What every checkout has in common; basket and buyer are one person's and are fetched in the browser. */
export interface CheckoutData {
  brandName: string;
  contactEmail: string;
  /** Where members may collect, and when, in words. */
  pickup: components['schemas']['Site']['pickup'];
  pickupHours: string;
  /** How long an order takes. */
  deliveryTime: string;
  documentOptions: readonly components['schemas']['DocumentOption'][];
  publishableKey: string;
  privacy: Privacy;
  /** Address of another script than Stripe's own, null for Stripe's. */
  scriptUrl: string | null;
}

export const load: BlockLoader<unknown, CheckoutData> = async ({ site, language }) => ({
  brandName: site.name,
  contactEmail: site.contact_email,
  pickup: site.pickup,
  pickupHours: textsOf(site, language).pickup_hours,
  deliveryTime: textsOf(site, language).delivery_time,
  documentOptions: textsOf(site, language).document_options,
  publishableKey: site.payments.publishable_key,
  privacy: privacyOf(site, language),
  scriptUrl: site.payments.script_url,
});
