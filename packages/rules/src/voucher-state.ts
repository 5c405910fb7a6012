import type { components } from '@parral/api-spec';

export type VoucherError = components['schemas']['VoucherError'];

/** What decides over a visit's voucher. Days are `YYYY-MM-DD` in Europe/Madrid, both ends included. */
export interface VoucherTerms {
  /** The site it serves. */
  brand: string;
  active: boolean;
  used: boolean;
  startsOn: string;
  endsOn: string;
}

/**
 * Why a voucher cannot be redeemed today on a site, or null when it can (specification section 8, voucher check). One of
 * another site does not exist here. What will never come back is said first: used before outdated before inactive.
 */
export function voucherError(voucher: VoucherTerms | null, today: string, site: string): VoucherError | null {
  if (voucher === null || voucher.brand !== site) return 'ERROR_VOUCHER_NOT_FOUND';
  if (voucher.used) return 'ERROR_VOUCHER_USED';
  if (today > voucher.endsOn) return 'ERROR_VOUCHER_OUTDATED';
  if (!voucher.active) return 'ERROR_VOUCHER_INACTIVE';
  return today < voucher.startsOn ? 'ERROR_VOUCHER_TOO_SOON' : null;
}

/** Why a voucher does not serve for a visit on a day although it may be redeemed today; null when it does. */
export function visitDayError({ startsOn, endsOn }: Pick<VoucherTerms, 'startsOn' | 'endsOn'>, day: string): VoucherError | null {
  if (day > endsOn) return 'ERROR_VOUCHER_OUTDATED';
  return day < startsOn ? 'ERROR_VOUCHER_TOO_SOON' : null;
}

/** A voucher's code as it is kept, whatever was typed: capitals, without spaces, with plain hyphens. */
export function normaliseVoucherCode(typed: string): string {
  return typed
    .replace(/\s+/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase();
}

/** Whether a voucher is for one experience, which is then settled: its prefix is `U` (specification section 9). */
export function isSingleExperience({ prefix }: { prefix: string }): boolean {
  return prefix === 'U';
}
