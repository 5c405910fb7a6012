import type { components } from '@parral/api-spec';
import { type BlockLoader, pictureOf, type SitePicture } from '@parral/site/render';
import { readMyClub } from '../../reading/read-profile.ts';

export interface VisitCodesData {
  /** How each house looks by night, by its id; none where the estate has no such picture. */
  nights: Readonly<Record<string, SitePicture | null>>;
  /** Whether codes come to this member at all. */
  entitled: boolean;
  vouchers: components['schemas']['VisitCode'][];
  voucherPageUrls: components['schemas']['ExperienceVouchers']['voucher_page_urls'];
}

export const load: BlockLoader<unknown, VisitCodesData> = async (context) => {
  const { experience_vouchers } = await readMyClub(context);
  const { vouchers, entitled } = experience_vouchers;
  const nights = Object.fromEntries(vouchers.map(({ estate }) => [estate, pictureOf(context.site, `${estate}-night`, 'club')]));
  return { vouchers, entitled, nights, voucherPageUrls: experience_vouchers.voucher_page_urls };
};
