import { createHash } from 'node:crypto';

/** What a record says, read from the exported file by other means than those that wrote it. */
export interface ReadRecord {
  annuls: boolean;
  issuer: string;
  number: string;
  day: string;
  type: string;
  by: string;
  corrects: string;
  tax: string;
  total: string;
  /** Base and VAT by rate, as they are written. */
  rates: { percent: string; base: string; tax: string }[];
  previous: string;
  fingerprint: string;
  at: string;
}

/** The records of an exported file, in its order: a second reader, which shares nothing with the one that wrote them. */
export function chainOf(file: string): ReadRecord[] {
  return file
    .split('<sfLR:RegistroFactura>')
    .slice(1)
    .map((part) => {
      const annuls = part.includes('<sf:RegistroAnulacion>');
      const end = annuls ? 'Anulada' : '';
      const read = (tag: string, within = part) =>
        (new RegExp(`<sf:${tag}>([^<]*)</sf:${tag}>`).exec(within)?.[1] ?? '').replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
      const before = /<sf:RegistroAnterior>([\s\S]*?)<\/sf:RegistroAnterior>/.exec(part)?.[1] ?? '';
      const corrected = /<sf:IDFacturaRectificada>([\s\S]*?)<\/sf:IDFacturaRectificada>/.exec(part)?.[1] ?? '';
      const after = part.slice(part.indexOf('</sf:Encadenamiento>'));
      return {
        annuls,
        issuer: read(`IDEmisorFactura${end}`),
        number: read(`NumSerieFactura${end}`),
        day: read(`FechaExpedicionFactura${end}`),
        type: read('TipoFactura'),
        by: read('TipoRectificativa'),
        corrects: read('NumSerieFactura', corrected),
        tax: read('CuotaTotal'),
        total: read('ImporteTotal'),
        rates: part
          .split('<sf:DetalleDesglose>')
          .slice(1)
          .map((one) => ({ percent: read('TipoImpositivo', one), base: read('BaseImponibleOimporteNoSujeto', one), tax: read('CuotaRepercutida', one) })),
        previous: read('Huella', before),
        fingerprint: read('Huella', after),
        at: read('FechaHoraHusoGenRegistro'),
      };
    });
}

/** The huella that a record should have, by the agency's paper: a second implementation. */
export function fingerprintOf({ annuls, issuer, number, day, type, tax, total, previous, at }: ReadRecord): string {
  const text = annuls
    ? `IDEmisorFacturaAnulada=${issuer}&NumSerieFacturaAnulada=${number}&FechaExpedicionFacturaAnulada=${day}&Huella=${previous}&FechaHoraHusoGenRegistro=${at}`
    : `IDEmisorFactura=${issuer}&NumSerieFactura=${number}&FechaExpedicionFactura=${day}&TipoFactura=${type}&CuotaTotal=${tax}&ImporteTotal=${total}&Huella=${previous}&FechaHoraHusoGenRegistro=${at}`;
  return createHash('sha256').update(text).digest('hex').toUpperCase();
}

/** What the numbers of issued invoices count, in order, by series and year such as `F-2026`. */
export function numbersBySeries(chain: readonly ReadRecord[]): Map<string, number[]> {
  const issued = chain.filter(({ annuls }) => !annuls);
  const series = Map.groupBy(issued, ({ number }) => number.slice(0, -7));
  return new Map([...series].map(([name, records]) => [name, records.map(({ number }) => Number(number.slice(-6))).sort((a, b) => a - b)]));
}
