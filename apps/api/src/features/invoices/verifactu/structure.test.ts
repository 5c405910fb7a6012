import { expect, test } from 'vitest';
import { annulledRecord, issuedRecord, type IssuedInvoice } from './record.ts';
import type { XmlElement } from './xml.ts';

const invoice = { issuer: 'B26101923', number: 'F-2027-000002', issuedOn: '2027-01-07' };
const before = { ...invoice, number: 'F-2027-000001' };
const system = { producer: { name: 'Bodega', taxId: 'B26101923' }, installation: '1', hasSeveralIssuers: false };
const given: IssuedInvoice = {
  invoice,
  issuerName: 'Bodega',
  type: 'R1',
  corrects: before,
  description: 'Pedido',
  recipient: { name: 'Gil', document: { type: 'passport', number: 'X123' }, country: 'FR' },
  breakdown: [
    { vatPercent: 21, vatCountry: 'ES', baseCents: -100, taxCents: -21 },
    { vatPercent: 0, vatCountry: 'ES', baseCents: -100, taxCents: 0 },
    { vatPercent: 20, vatCountry: 'FR', baseCents: -100, taxCents: -20 },
    { vatPercent: null, vatCountry: 'ES', baseCents: -100, taxCents: 0 },
  ],
  totalCents: -441,
  previous: { invoice: before, fingerprint: 'A'.repeat(64) },
  generatedAt: '2027-01-07T10:00:00+01:00',
  system,
};

/** What each element of the agency's SuministroInformacion.xsd (tikeV1.0) may hold, in its order: all of them are sequences. */
const sequences: Record<string, string[]> = {
  RegistroAlta:
    'IDVersion IDFactura RefExterna NombreRazonEmisor Subsanacion RechazoPrevio TipoFactura TipoRectificativa FacturasRectificadas FacturasSustituidas ImporteRectificacion FechaOperacion DescripcionOperacion FacturaSimplificadaArt7273 FacturaSinIdentifDestinatarioArt61d Macrodato EmitidaPorTerceroODestinatario Tercero Destinatarios Cupon Desglose CuotaTotal ImporteTotal Encadenamiento SistemaInformatico FechaHoraHusoGenRegistro NumRegistroAcuerdoFacturacion IdAcuerdoSistemaInformatico TipoHuella Huella'.split(
      ' ',
    ),
  RegistroAnulacion:
    'IDVersion IDFactura RefExterna SinRegistroPrevio RechazoPrevio GeneradoPor Generador Encadenamiento SistemaInformatico FechaHoraHusoGenRegistro TipoHuella Huella'.split(
      ' ',
    ),
  IDFactura: 'IDEmisorFactura NumSerieFactura FechaExpedicionFactura IDEmisorFacturaAnulada NumSerieFacturaAnulada FechaExpedicionFacturaAnulada'.split(' '),
  FacturasRectificadas: ['IDFacturaRectificada'],
  IDFacturaRectificada: ['IDEmisorFactura', 'NumSerieFactura', 'FechaExpedicionFactura'],
  Destinatarios: ['IDDestinatario'],
  IDDestinatario: ['NombreRazon', 'NIF', 'IDOtro'],
  IDOtro: ['CodigoPais', 'IDType', 'ID'],
  Desglose: ['DetalleDesglose'],
  DetalleDesglose:
    'Impuesto ClaveRegimen CalificacionOperacion OperacionExenta TipoImpositivo BaseImponibleOimporteNoSujeto BaseImponibleACoste CuotaRepercutida'.split(' '),
  Encadenamiento: ['PrimerRegistro', 'RegistroAnterior'],
  RegistroAnterior: ['IDEmisorFactura', 'NumSerieFactura', 'FechaExpedicionFactura', 'Huella'],
  SistemaInformatico:
    'NombreRazon NIF NombreSistemaInformatico IdSistemaInformatico Version NumeroInstalacion TipoUsoPosibleSoloVerifactu TipoUsoPosibleMultiOT IndicadorMultiplesOT'.split(
      ' ',
    ),
};

/** Where an element holds what the schema does not know there, or in another order. */
function misplaced([name, content]: XmlElement): string[] {
  if (typeof content === 'string') return [];
  const order = content.map(([child]) => sequences[name]?.indexOf(child) ?? -1);
  const own = order.some((place, at) => place < (order[at - 1] ?? 0)) ? [`${name}: ${content.map(([child]) => child).join(' ')}`] : [];
  return [...own, ...content.flatMap(misplaced)];
}

// The agency answers a document in another order with "4102: the XML does not comply with the schema".
test.each([
  ['a corrective one for somebody abroad', issuedRecord(given)],
  [
    'a full one',
    issuedRecord({ ...given, type: 'F1', corrects: null, recipient: { name: 'Gil', document: { type: 'nif_cif', number: 'B58378431' }, country: 'ES' } }),
  ],
  ['a simplified one, the first', issuedRecord({ ...given, type: 'F2', corrects: null, recipient: null, previous: null })],
  ['one annulled', annulledRecord({ invoice, previous: given.previous, generatedAt: given.generatedAt, system })],
])('the elements of a record stand in the order of the agency’s schema: %s', (_name, { element }) => {
  expect(misplaced(element)).toEqual([]);
});
