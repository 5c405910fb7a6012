import { voucherPath } from '@parral/site/paths';
/**
 * The voucher page of the code's own house in the reader's language, with the code in the query `voucher` (specification
 * section 9). Null where the estate has no such page.
 */
export function voucherAddress(urls: Readonly<Record<string, Readonly<Record<string, string>>>>, site: string, language: string, code: string): string | null {
  const page = urls[site]?.[language];
  if (page === undefined) return null;
  return voucherPath(page, code);
}
