import { type BusinessEntity, type DocumentType, initialBusinessEntity } from '@parral/rules';
import type { CheckoutValues } from './checkout-values.ts';

type Billing = CheckoutValues['billing'];

/** Whether person or company is asked: for a company tax id only (specification section 4). */
export function asksForEntity(documentType: DocumentType): boolean {
  return documentType === 'nif_cif';
}

/** The fields to clear after choosing person or company: both names and the company (section 4). */
export const clearedByEntity = { name: '', surname: '', company: '' } as const satisfies Partial<Billing>;

/** Billing data as they are shown when they come from elsewhere than the keyboard (section 4, business entity on load). */
export function billingOnLoad(billing: Billing): Billing {
  const untouched = billing.company.trim() === '' && billing.name.trim() === '';
  const entity: BusinessEntity = untouched ? billing.entity : initialBusinessEntity(billing.documentType, billing.company);
  return { ...billing, entity };
}
