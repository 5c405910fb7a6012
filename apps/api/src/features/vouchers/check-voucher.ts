import type { components } from '@parral/api-spec';
import { normaliseVoucherCode, voucherError, type VoucherError } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import type { Brand, Language } from '../../platform/content/index.ts';
import { prefixOf } from './voucher-code.ts';
import { findVoucher, type VoucherFile } from './vouchers.store.ts';

/** Whether a code may be redeemed today on a site: the voucher, or why not (specification section 8, voucher check). */
export async function checkVoucher(db: Db, typed: string, site: string): Promise<VoucherFile | VoucherError> {
  const file = await findVoucher(db, normaliseVoucherCode(typed));
  return voucherErrorOf(file, site) ?? (file as VoucherFile);
}

/** Why a voucher does not serve today on a site; null when it does. One whose visit the estate no longer has is not active. */
export function voucherErrorOf(file: VoucherFile | null, site: string): VoucherError | null {
  const error = voucherError(file && { ...file.voucher, used: file.voucher.usedAt !== null }, file?.today ?? '', site);
  if (error !== null || file === null) return error;
  return file.voucher.experienceId !== null && file.experience === null ? 'ERROR_VOUCHER_INACTIVE' : null;
}

/** What there is to say of a code that was refused on a site: its days, or the site that it is good for. */
export function explainRefusal(
  file: VoucherFile | null,
  site: string,
  language: Language,
  { brands, pages }: { brands: ReadonlyMap<string, Pick<Brand, 'name'>>; pages: Record<string, Record<Language, string>> },
): components['schemas']['VoucherRefusal'] {
  if (file === null) return { days: null, other_site: null };
  const { brand, startsOn, endsOn } = file.voucher;
  if (brand === site) return { days: { start_date: startsOn, end_date: endsOn }, other_site: null };
  const url = pages[brand]?.[language];
  return { days: null, other_site: url === undefined ? null : { name: brands.get(brand)?.name ?? brand, voucher_page_url: url } };
}

/** The voucher as the API answers it (specification section 3). */
export function showVoucher({ voucher, experience }: VoucherFile, language: Language): components['schemas']['Voucher'] {
  return {
    full_code: voucher.code,
    prefix: prefixOf(voucher.code),
    experience: experience && { id: String(experience.id), title: experience.name[language] },
    participants_number: voucher.participants,
    start_date: voucher.startsOn,
    end_date: voucher.endsOn,
  };
}
