import type { Db } from '../../platform/database/database.ts';
import { issuers, newestInvoiceOf, recordsAfter } from './invoice.store.ts';
import { writeElement, type XmlElement } from './verifactu/xml.ts';

/** What went wrong in words, for whoever asked for the records. */
export class ExportRefused extends Error {
  override readonly name = 'ExportRefused';
}

const atOnce = 1000;
const schemas = 'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws';

/**
 * All records of one issuer, oldest first, as the XML document of the tax agency; the tax id may be left out where one alone
 * has issued. Throws ExportRefused where it is not clear whose, or there are none.
 */
export async function exportRecords(db: Db, issuer: string | undefined): Promise<string> {
  const known = await issuers(db);
  if (known.length === 0) throw new ExportRefused('Nobody has issued an invoice here yet.');
  const one = issuer ?? (known.length === 1 ? known[0] : undefined);
  if (one === undefined || !known.includes(one)) throw new ExportRefused(`Whose? These have issued invoices here: ${known.join(', ')}.`);
  const elements: XmlElement[] = [];
  for (let last = 0; ;) {
    const rows = await recordsAfter(db, one, last, atOnce);
    elements.push(...rows.map(({ element }) => element));
    last = rows.at(-1)?.position ?? 0;
    if (rows.length < atOnce) break;
  }
  const name = (await newestInvoiceOf(db, one))?.document.seller.name ?? one;
  return recordsDocument({ name, taxId: one }, elements);
}

/** Records of one issuer, oldest first, as the document that the tax agency takes (SuministroLR.xsd); one sending holds 1000 at most. */
function recordsDocument(issuer: { name: string; taxId: string }, records: readonly XmlElement[]): string {
  const head: XmlElement = [
    'ObligadoEmision',
    [
      ['NombreRazon', issuer.name],
      ['NIF', issuer.taxId],
    ],
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<sfLR:RegFactuSistemaFacturacion xmlns:sfLR="${schemas}/SuministroLR.xsd" xmlns:sf="${schemas}/SuministroInformacion.xsd">`,
    '  <sfLR:Cabecera>',
    writeElement(head, 'sf', 2),
    '  </sfLR:Cabecera>',
    ...records.flatMap((record) => ['  <sfLR:RegistroFactura>', writeElement(record, 'sf', 2), '  </sfLR:RegistroFactura>']),
    '</sfLR:RegFactuSistemaFacturacion>',
    '',
  ].join('\n');
}
