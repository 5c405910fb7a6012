import type { Cents } from '@parral/rules';
import type { Buyer, SaleLine, Seller } from './sale.ts';
import type { InvoiceKey } from './verifactu/fingerprint.ts';
import type { RateAmount } from './verifactu/record.ts';

/** All that an invoice says, kept as it was issued: what is printed again in ten years is the same. Amounts of a corrective one are negative. */
export interface InvoiceDocument {
  seller: Seller;
  buyer: Buyer;
  /** By which people call what was sold, such as the order's number. */
  reference: string;
  lines: SaleLine[];
  breakdown: RateAmount[];
  totalCents: Cents;
  /** What a corrective one corrects. */
  corrects: InvoiceKey | null;
  /** Address of the tax agency's check page, as its QR code has it. */
  checkAddress: string;
}
