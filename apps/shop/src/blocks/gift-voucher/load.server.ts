import { type BlockLoader, textsOf } from '@parral/site/render';

export interface GiftVoucherData {
  brandName: string;
  contactEmail: string;
  phone: string;
  /** Lines of the estate's address. */
  address: string[];
}

/** The voucher itself is for who has its link: the browser fetches it, so that the page's bytes hold nothing of it. */
export const load: BlockLoader<unknown, GiftVoucherData> = async ({ site, language }) => ({
  brandName: site.name,
  contactEmail: site.contact_email,
  phone: site.phone,
  address: textsOf(site, language).address,
});
