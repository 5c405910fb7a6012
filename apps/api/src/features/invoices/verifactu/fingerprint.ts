import { createHash } from 'node:crypto';

/** An invoice as the tax agency's records name it; `issuedOn` is an ISO date. */
export interface InvoiceKey {
  /** Tax id of who issues it. */
  issuer: string;
  /** Series and number, such as `F-2026-000001`. */
  number: string;
  issuedOn: string;
}

/** What a record is fingerprinted from; `previous` is the fingerprint of the record before, null for the first of a chain. */
interface Chained {
  invoice: InvoiceKey;
  previous: string | null;
  /** With its offset: `2026-11-05T10:41:07+01:00`. */
  generatedAt: string;
}

export interface IssuedFacts extends Chained {
  type: string;
  /** As they stand in the record, such as `12.35`. */
  taxTotal: string;
  total: string;
}

/** The huella of a record of an invoice issued (registro de alta): order and names by the agency's paper on the hash, version 0.1.2. */
export function issuedFingerprint({ invoice, type, taxTotal, total, previous, generatedAt }: IssuedFacts): string {
  return digest([
    ['IDEmisorFactura', invoice.issuer],
    ['NumSerieFactura', invoice.number],
    ['FechaExpedicionFactura', recordDay(invoice.issuedOn)],
    ['TipoFactura', type],
    ['CuotaTotal', taxTotal],
    ['ImporteTotal', total],
    ['Huella', previous ?? ''],
    ['FechaHoraHusoGenRegistro', generatedAt],
  ]);
}

/** The huella of a record that annuls an invoice issued by mistake (registro de anulación). */
export function annulledFingerprint({ invoice, previous, generatedAt }: Chained): string {
  return digest([
    ['IDEmisorFacturaAnulada', invoice.issuer],
    ['NumSerieFacturaAnulada', invoice.number],
    ['FechaExpedicionFacturaAnulada', recordDay(invoice.issuedOn)],
    ['Huella', previous ?? ''],
    ['FechaHoraHusoGenRegistro', generatedAt],
  ]);
}

/** `2026-11-05` → `05-11-2026`, as records and the check page write days. */
export function recordDay(day: string): string {
  return day.split('-').reverse().join('-');
}

function digest(fields: readonly (readonly [name: string, value: string])[]): string {
  const written = fields.map(([name, value]) => `${name}=${value.trim()}`).join('&');
  return createHash('sha256').update(written, 'utf8').digest('hex').toUpperCase();
}
