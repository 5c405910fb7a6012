import { type InvoiceKey, recordDay } from './fingerprint.ts';

/** The agency's page on which whoever holds an invoice sees whether it knows it: the real one, and that of its test environment. */
const pages = {
  production: 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR',
  test: 'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR',
} as const;

/** Where an invoice is looked up: the agency's test environment until its records are sent. */
export type CheckPage = keyof typeof pages;

/** The address in an invoice's QR code (Orden HAC/1177/2024, articles 20 and 21); `total` as in the record, such as `123.45`. */
export function checkPageAddress(page: CheckPage, { issuer, number, issuedOn }: InvoiceKey, total: string): string {
  return `${pages[page]}?nif=${encodeURIComponent(issuer)}&numserie=${encodeURIComponent(number)}&fecha=${recordDay(issuedOn)}&importe=${total}`;
}
