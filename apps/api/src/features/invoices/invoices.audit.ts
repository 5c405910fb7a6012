import { sql, type SQL } from 'drizzle-orm';
import type { Audit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { issuers, recordsAfter } from './invoice.store.ts';
import type { Subject } from './sale.ts';
import { annulledFingerprint, issuedFingerprint } from './verifactu/fingerprint.ts';
import { amount } from './verifactu/record.ts';
import { textAt, type XmlElement } from './verifactu/xml.ts';

const atOnce = 1000;

/** Registers the checks of numbers and chain; whether a sale was invoiced is asked by the feature that sold. */
export function registerInvoiceAudit(audit: Audit): void {
  audit.addNone('invoice numbers have no gap', async (db) => {
    const { rows } = await db.execute(sql`
      select s.issuer, s.series, s.year, s.last, count(i.id)::integer as issued, min(i.position) as first, max(i.position) as newest
      from invoice_series s full join invoice i on i.issuer = s.issuer and i.series = s.series and i.year = s.year
      group by s.issuer, s.series, s.year, s.last
      having s.last is null or count(i.id) <> s.last or min(i.position) <> 1 or max(i.position) <> s.last`);
    return rows;
  });
  audit.addNone('every invoice has its record', async (db) => {
    const { rows } = await db.execute(sql`
      select i.number from invoice i where not exists (select from invoice_record r where r.invoice_id = i.id and r.type = 'issued')`);
    return rows;
  });
  audit.addNone('invoice records are one chain', brokenLinks);
}

/** SQL for what the invoices of a sale come to in cents: `issued` of the first, `returned` of the corrective ones, 0 without any; `id` is SQL. */
export function invoicedSums(type: Subject['type'], id: SQL): { issued: SQL<number>; returned: SQL<number> } {
  const of = (kinds: SQL) =>
    sql<number>`coalesce((select sum(invoiced.total_cents) from invoice invoiced where invoiced.subject_type = ${type} and invoiced.subject_id = ${id} and ${kinds}), 0)`;
  return { issued: of(sql`invoiced.kind <> 'corrective'`), returned: of(sql`invoiced.kind = 'corrective'`) };
}

/** SQL for whether a brand was being invoiced at a moment: there are invoices of it from before and from after; both are SQL. */
export function wasInvoicing(brand: SQL, at: SQL): SQL<boolean> {
  const one = sql`select from invoice invoiced join invoice_record recorded on recorded.invoice_id = invoiced.id and recorded.type = 'issued' where invoiced.brand = ${brand}`;
  return sql<boolean>`(exists (${one} and recorded.generated_at < ${at}) and exists (${one} and recorded.generated_at > ${at}))`;
}

/** Works every fingerprint out anew, from what stands in the record. */
async function brokenLinks(db: Db): Promise<Record<string, unknown>[]> {
  const broken: Record<string, unknown>[] = [];
  for (const issuer of await issuers(db)) {
    let last = { position: 0, fingerprint: '' };
    for (;;) {
      const records = await recordsAfter(db, issuer, last.position, atOnce);
      for (const { position, element, fingerprint, number, totalCents, type } of records) {
        const wrong =
          position !== last.position + 1
            ? 'a record is missing before it'
            : previousIn(element) !== last.fingerprint
              ? 'it does not follow the record before'
              : fingerprintOf(element) !== fingerprint || textAt(element, 'Huella') !== fingerprint
                ? 'its fingerprint is another'
                : type === 'issued' && (textAt(element, 'ImporteTotal') !== amount(totalCents) || textAt(element, 'IDFactura', 'NumSerieFactura') !== number)
                  ? 'its invoice says something else'
                  : null;
        if (wrong !== null) broken.push({ issuer, position, wrong });
        last = { position, fingerprint };
      }
      if (records.length < atOnce) break;
    }
    const { rows } = await db.execute<{ position: number; fingerprint: string }>(sql`select position, fingerprint from invoice_chain where issuer = ${issuer}`);
    if (rows[0]?.position !== last.position || rows[0].fingerprint !== last.fingerprint)
      broken.push({ issuer, position: last.position, wrong: 'the chain ends elsewhere' });
  }
  return broken;
}

function previousIn(element: XmlElement): string {
  return textAt(element, 'Encadenamiento', 'RegistroAnterior', 'Huella') ?? '';
}

function fingerprintOf(element: XmlElement): string {
  const [type] = element;
  const text = (...path: string[]) => textAt(element, ...path) ?? '';
  const isAnnulled = type === 'RegistroAnulacion';
  const suffix = isAnnulled ? 'Anulada' : '';
  const invoice = {
    issuer: text('IDFactura', `IDEmisorFactura${suffix}`),
    number: text('IDFactura', `NumSerieFactura${suffix}`),
    issuedOn: text('IDFactura', `FechaExpedicionFactura${suffix}`).split('-').reverse().join('-'),
  };
  const chained = { invoice, previous: previousIn(element), generatedAt: text('FechaHoraHusoGenRegistro') };
  return isAnnulled
    ? annulledFingerprint(chained)
    : issuedFingerprint({ ...chained, type: text('TipoFactura'), taxTotal: text('CuotaTotal'), total: text('ImporteTotal') });
}
