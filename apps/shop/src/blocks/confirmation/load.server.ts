import { addressesOf, type BlockLoader } from '@parral/site/render';

/** Where the buyer can go from here. */
export interface ConfirmationData {
  basketUrl: string;
  checkoutUrl: string;
  contactEmail: string;
}

export const load: BlockLoader<unknown, ConfirmationData> = async ({ site, language }) => {
  const { basket, checkout } = addressesOf(site, language);
  return { basketUrl: basket, checkoutUrl: checkout, contactEmail: site.contact_email };
};
