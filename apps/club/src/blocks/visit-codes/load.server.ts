import type { components } from '@parral/api-spec';
import type { BlockLoader } from '@parral/site/render';
import { readMyClub } from '../../reading/read-profile.ts';

export interface VisitCodesData {
  vouchers: components['schemas']['VisitCode'][];
  voucherPageUrls: components['schemas']['ExperienceVouchers']['voucher_page_urls'];
}

export const load: BlockLoader<unknown, VisitCodesData> = async (context) => {
  const { experience_vouchers } = await readMyClub(context);
  return { vouchers: experience_vouchers.vouchers, voucherPageUrls: experience_vouchers.voucher_page_urls };
};
