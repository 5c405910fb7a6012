import { useEffect, useState } from 'react';
import { type BillingValues, noBilling } from './billing-values.ts';
import { keepInvoice, readInvoice } from './invoice-draft.ts';

/** The invoice's data, which outlive a reload in this tab. */
export function useInvoice(): { billing: BillingValues; change: (part: Partial<BillingValues>) => void } {
  const [billing, setBilling] = useState(noBilling);
  // After the first drawing, which is the server's.
  useEffect(() => setBilling(readInvoice()), []);
  return {
    billing,
    change: (part) =>
      setBilling((before) => {
        const after = { ...before, ...part };
        keepInvoice(after);
        return after;
      }),
  };
}
