import { documentTypes } from '@parral/rules';
import { useHydrated } from '@parral/site/browser';
import { draftOf, mergeKept } from '@parral/site/forms';
import { useMemo, useState } from 'react';
import type { BillingValues } from './billing-form.ts';
import { noBilling } from './billing-values.ts';

/** The invoice's data that this tab keeps until the visit is booked, so that a reload while paying loses nothing. */
export const invoiceDraft = draftOf<BillingValues>('booking.invoice', (kept) => {
  const { documentType, entity, ...values } = mergeKept(noBilling, kept);
  return {
    ...values,
    documentType: documentTypes.includes(documentType) ? documentType : noBilling.documentType,
    entity: entity === 'company' ? 'company' : 'person',
  };
});

/** The invoice's data, which outlive a reload in this tab. */
export function useInvoice(): { billing: BillingValues; setBilling: (values: BillingValues) => void } {
  // The first drawing is the server's, which knows of none.
  const isAlive = useHydrated();
  const kept = useMemo(() => (isAlive && invoiceDraft.read()) || noBilling, [isAlive]);
  const [changed, setChanged] = useState<BillingValues | null>(null);
  return {
    billing: changed ?? kept,
    setBilling(values) {
      invoiceDraft.keep(values);
      setChanged(values);
    },
  };
}
