import { type BillingValues, noBilling } from './billing-values.ts';

const KEY = 'booking.invoice';

/**
 * The invoice's data that this tab keeps, so that a reload while paying loses nothing; an address never stands in the page's
 * own. Whatever else stands there, or storage that is closed, counts as none.
 */
export function readInvoice(): BillingValues {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as unknown;
    return typeof kept === 'object' && kept !== null ? onlyKnown(kept as Readonly<Record<string, unknown>>) : noBilling;
  } catch (error) {
    console.error('the data of the invoice could not be read again; they are asked for anew', error);
    return noBilling;
  }
}

/** Keeps them until the visit is booked or the tab is closed. */
export function keepInvoice(values: BillingValues): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(values));
  } catch (error) {
    console.error('the data of the invoice could not be kept for a reload; it goes on without', error);
  }
}

/** The visit is booked: nothing of them stays. */
export function forgetInvoice(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch (error) {
    console.error('the data of the invoice could not be forgotten', error);
  }
}

function onlyKnown(kept: Readonly<Record<string, unknown>>): BillingValues {
  const entries = Object.entries(noBilling).map(([name, value]) => [name, typeof kept[name] === typeof value ? kept[name] : value]);
  const read = Object.fromEntries(entries) as BillingValues;
  const { documentType, entity } = read;
  return {
    ...read,
    documentType: ['dni', 'passport', 'nif_cif'].includes(documentType) ? documentType : noBilling.documentType,
    entity: entity === 'company' ? 'company' : 'person',
  };
}
