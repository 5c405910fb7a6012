import { isDocumentNumber, normaliseDocumentNumber, type Cents } from '@parral/rules';
import { annulledFingerprint, type InvoiceKey, issuedFingerprint, recordDay } from './fingerprint.ts';
import type { XmlElement } from './xml.ts';

/** F1 full, F2 simplified; R1 and R5 correct them by the difference. */
export type InvoiceType = 'F1' | 'F2' | 'R1' | 'R5';

/** What one rate of VAT makes up of an invoice, in cents; negative in a corrective one. */
export interface RateAmount {
  /** 21 for 21 %; null for what is no sale yet, such as a voucher for several kinds of visit. */
  vatPercent: number | null;
  /** ISO code of the country whose VAT it is. */
  vatCountry: string;
  baseCents: Cents;
  taxCents: Cents;
}

export interface Recipient {
  name: string;
  /** Form of the number: a national id, a passport, a tax id. */
  document: { type: 'dni' | 'passport' | 'nif_cif'; number: string };
  /** ISO code. */
  country: string;
}

/** The program that writes the records, and who answers for it (RD 1007/2023, article 13). */
export interface InvoicingSystem {
  producer: { name: string; taxId: string };
  /** Tells the installations of one producer apart. */
  installation: string;
  /** Whether several companies issue by this installation. */
  hasSeveralIssuers: boolean;
}

/** The record before: which invoice it was about, and its fingerprint. */
export interface PreviousRecord {
  invoice: InvoiceKey;
  fingerprint: string;
}

interface RecordPlace {
  invoice: InvoiceKey;
  previous: PreviousRecord | null;
  /** With its offset: `2026-11-05T10:41:07+01:00`. */
  generatedAt: string;
  system: InvoicingSystem;
}

export interface IssuedInvoice extends RecordPlace {
  issuerName: string;
  type: InvoiceType;
  /** What a corrective one corrects. */
  corrects: InvoiceKey | null;
  description: string;
  /** null for a simplified one. */
  recipient: Recipient | null;
  breakdown: readonly RateAmount[];
  totalCents: Cents;
}

export interface BillingRecord {
  element: XmlElement;
  fingerprint: string;
}

/** Name, two signs and version of this program in each record, as its producer declares it. */
const systemName = 'Parral';
const systemId = 'PA';
const systemVersion = '1.0';
/** The country whose agency reads the records: VAT of others is beyond it. */
export const agencyCountry = 'ES';

/** The record of an invoice issued (registro de facturación de alta): elements and their order by SuministroInformacion.xsd, version 1.0. */
export function issuedRecord(given: IssuedInvoice): BillingRecord {
  const { invoice, type, corrects, breakdown, previous, generatedAt } = given;
  const taxTotal = amount(breakdown.reduce((sum, part) => sum + (isDomestic(part) ? part.taxCents : 0), 0));
  const total = amount(given.totalCents);
  const fingerprint = issuedFingerprint({ invoice, type, taxTotal, total, previous: previous?.fingerprint ?? null, generatedAt });
  return {
    fingerprint,
    element: [
      'RegistroAlta',
      [
        ['IDVersion', '1.0'],
        ['IDFactura', invoiceElements(invoice)],
        ['NombreRazonEmisor', cut(given.issuerName, 120)],
        ['TipoFactura', type],
        ...(corrects === null ? [] : corrected(corrects)),
        ['DescripcionOperacion', cut(given.description, 500)],
        ...(given.recipient === null ? [] : recipientElements(given.recipient)),
        ['Desglose', breakdown.map((part): XmlElement => ['DetalleDesglose', rateElements(part)])],
        ['CuotaTotal', taxTotal],
        ['ImporteTotal', total],
        ...chainElements(given, fingerprint),
      ],
    ],
  };
}

/** The record that annuls an invoice issued by mistake (registro de facturación de anulación). */
export function annulledRecord(given: RecordPlace): BillingRecord {
  const { invoice, previous, generatedAt } = given;
  const fingerprint = annulledFingerprint({ invoice, previous: previous?.fingerprint ?? null, generatedAt });
  const { issuer, number, issuedOn } = invoice;
  return {
    fingerprint,
    element: [
      'RegistroAnulacion',
      [
        ['IDVersion', '1.0'],
        [
          'IDFactura',
          [
            ['IDEmisorFacturaAnulada', issuer],
            ['NumSerieFacturaAnulada', number],
            ['FechaExpedicionFacturaAnulada', recordDay(issuedOn)],
          ],
        ],
        ...chainElements(given, fingerprint),
      ],
    ],
  };
}

/** Cents as the records write them: `-1234` → `-12.34`. */
export function amount(cents: Cents): string {
  return (cents / 100).toFixed(2);
}

function invoiceElements({ issuer, number, issuedOn }: InvoiceKey): XmlElement[] {
  return [
    ['IDEmisorFactura', issuer],
    ['NumSerieFactura', number],
    ['FechaExpedicionFactura', recordDay(issuedOn)],
  ];
}

function corrected(invoice: InvoiceKey): XmlElement[] {
  return [
    ['TipoRectificativa', 'I'],
    ['FacturasRectificadas', [['IDFacturaRectificada', invoiceElements(invoice)]]],
  ];
}

function recipientElements({ name, document, country }: Recipient): XmlElement[] {
  const number = normaliseDocumentNumber(document.number);
  // Old identity cards have one digit less; the agency wants nine signs.
  const national = number.replace(/^ES(?=[A-Z0-9]{9}$)/, '').replace(/^(?=\d{7}[A-Z]$)/, '0');
  const isSpanish = document.type !== 'passport' && /^[A-Z0-9]{9}$/.test(national) && isDocumentNumber('nif_cif', national);
  // 02: a VAT number, which begins with its country; 03: a passport.
  const other: XmlElement[] =
    document.type === 'passport'
      ? [
          ['CodigoPais', country],
          ['IDType', '03'],
          ['ID', cut(number, 20)],
        ]
      : [
          ['IDType', '02'],
          ['ID', cut(number, 20)],
        ];
  const id: XmlElement = isSpanish ? ['NIF', national] : ['IDOtro', other];
  return [['Destinatarios', [['IDDestinatario', [['NombreRazon', cut(name, 120)], id]]]]];
}

function isDomestic({ vatPercent, vatCountry }: RateAmount): boolean {
  return vatPercent !== null && vatCountry === agencyCountry;
}

/** E2 under regime 02: exported. S1: taxed here. N1: no sale yet. N2 under regime 17: taxed in the buyer's country by the one-stop shop, here with its VAT as what is not subject. */
function rateElements(part: RateAmount): XmlElement[] {
  const { vatPercent, baseCents, taxCents } = part;
  if (vatPercent === 0)
    return [
      ['Impuesto', '01'],
      ['ClaveRegimen', '02'],
      ['OperacionExenta', 'E2'],
      ['BaseImponibleOimporteNoSujeto', amount(baseCents)],
    ];
  if (vatPercent !== null && isDomestic(part))
    return [
      ['Impuesto', '01'],
      ['ClaveRegimen', '01'],
      ['CalificacionOperacion', 'S1'],
      ['TipoImpositivo', vatPercent.toFixed(2)],
      ['BaseImponibleOimporteNoSujeto', amount(baseCents)],
      ['CuotaRepercutida', amount(taxCents)],
    ];
  return [
    ['Impuesto', '01'],
    ['ClaveRegimen', vatPercent === null ? '01' : '17'],
    ['CalificacionOperacion', vatPercent === null ? 'N1' : 'N2'],
    ['BaseImponibleOimporteNoSujeto', amount(baseCents + taxCents)],
  ];
}

function chainElements({ previous, system, generatedAt }: RecordPlace, fingerprint: string): XmlElement[] {
  const before: XmlElement =
    previous === null ? ['PrimerRegistro', 'S'] : ['RegistroAnterior', [...invoiceElements(previous.invoice), ['Huella', previous.fingerprint]]];
  return [
    ['Encadenamiento', [before]],
    [
      'SistemaInformatico',
      [
        ['NombreRazon', cut(system.producer.name, 120)],
        ['NIF', system.producer.taxId],
        ['NombreSistemaInformatico', systemName],
        ['IdSistemaInformatico', systemId],
        ['Version', systemVersion],
        ['NumeroInstalacion', cut(system.installation, 100)],
        ['TipoUsoPosibleSoloVerifactu', 'S'],
        ['TipoUsoPosibleMultiOT', 'S'],
        ['IndicadorMultiplesOT', system.hasSeveralIssuers ? 'S' : 'N'],
      ],
    ],
    ['FechaHoraHusoGenRegistro', generatedAt],
    ['TipoHuella', '01'],
    ['Huella', fingerprint],
  ];
}

function cut(text: string, most: number): string {
  return [...text.trim()].slice(0, most).join('').trim();
}
