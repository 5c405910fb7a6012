import { useMemo, useState, useSyncExternalStore } from 'react';
import { type BillingValues, noBilling } from './billing-values.ts';
import { keepInvoice, readInvoice } from './invoice-draft.ts';

const never = () => () => undefined;

/** The invoice's data, which outlive a reload in this tab. */
export function useInvoice(): { billing: BillingValues; change: (part: Partial<BillingValues>) => void } {
  // The first drawing is the server's, which knows of none.
  const isTab = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const kept = useMemo(() => (isTab ? readInvoice() : noBilling), [isTab]);
  const [changed, setChanged] = useState<BillingValues | null>(null);
  return {
    billing: changed ?? kept,
    change: (part) =>
      setChanged((before) => {
        const after = { ...(before ?? kept), ...part };
        keepInvoice(after);
        return after;
      }),
  };
}
