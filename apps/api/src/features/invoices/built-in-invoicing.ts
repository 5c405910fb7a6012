import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { beforeCommit, type WithCommit } from '../../platform/database/transaction-guard.ts';
import { readMessages } from '../../platform/words/words.ts';
import { correctionRates, grossOf } from './correction.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import {
  findInvoice,
  type InvoiceRow,
  invoicesOf,
  isAnnulled,
  lockChain,
  originalOf,
  takeNumber,
  takePlace,
  writeAnnulment,
  writeInvoice,
} from './invoice.store.ts';
import type { PreparedInvoice, Return } from './invoicing.ts';
import type messages from './messages.en.json';
import { type InvoiceKind, lineCents, ratesOf, type Sale, type SaleLine, sum } from './sale.ts';
import { checkPageAddress } from './verifactu/check-page.ts';
import { amount, annulledRecord, issuedRecord, type InvoiceType, type RateAmount } from './verifactu/record.ts';

const words = readMessages<typeof messages>(import.meta.url);

/** A full invoice is corrected by an R1, a simplified one by an R5, each by the difference (RD 1619/2012, article 15). */
const correctiveTypes: Record<string, InvoiceType> = { full: 'R1', simplified: 'R5' };

/** What opens an invoice's PDF: 128 random bits. */
export function newToken(): string {
  return `invoice_${randomBytes(16).toString('base64url')}`;
}

/** Issues the invoice of a sale before the transaction is committed: a full one where the buyer gave a tax id, else a simplified one. A sale that has one already fails the transaction. */
export function issueInvoice(tx: Db, prepared: PreparedInvoice, sale: Sale): void {
  beforeCommit((withCommit) => issue(tx, prepared, sale, withCommit));
}

/** Issues a corrective invoice before the transaction is committed, over what goes back. */
export function correctInvoice(tx: Db, given: Return): void {
  beforeCommit((withCommit) => correct(tx, given, withCommit));
}

async function issue(tx: Db, { token, seller }: PreparedInvoice, sale: Sale, withCommit: WithCommit): Promise<void> {
  if (seller === undefined) throw new Error('An invoice was prepared by one program and is issued by another.');
  const { subject, reference, brand, language, buyer, lines, totalCents } = sale;
  const kind = buyer.taxId === null ? 'simplified' : 'full';
  const breakdown = ratesOf(lines);
  if (sum(breakdown.map(grossOf)) !== totalCents) throw new Error(`The lines of ${reference} do not add up to the ${totalCents} cents that were paid.`);
  const type = kind === 'full' ? 'F1' : 'F2';
  const head = { kind, type, token, subject, brand, language, corrects: null } as const;
  await write(tx, head, { seller, buyer, reference, lines, breakdown, totalCents, corrects: null }, withCommit);
}

/** Nothing where nothing is left to take off, or the sale was never invoiced. */
async function correct(tx: Db, given: Return, withCommit: WithCommit): Promise<void> {
  const { subject } = given;
  const original = await originalOf(tx, subject);
  if (original === null) return;
  const earlier = (await invoicesOf(tx, subject.type, [subject.id])).filter(({ kind }) => kind === 'corrective');
  const cents = Math.min(given.cents, original.totalCents + sum(earlier.map(({ totalCents }) => totalCents)));
  if (cents <= 0) return;
  const { brand, language, id, issuer, number, issuedOn, document } = original;
  const { seller, buyer, reference } = document;
  const returned = returnedLines(document.lines, given);
  const corrected = earlier.flatMap((one) => one.document.breakdown);
  const breakdown = correctionRates(document.breakdown, corrected, { cents, lines: returned });
  const lines = sum(returned.map(lineCents)) === cents ? returned.map(takenBack) : breakdown.map((rate) => amountBack(rate, words(language)('returned')));
  const type = correctiveTypes[original.kind] ?? 'R1';
  await write(
    tx,
    { kind: 'corrective', type, token: newToken(), subject, brand, language, corrects: id },
    { seller, buyer, reference, lines, breakdown, totalCents: -cents, corrects: { issuer, number, issuedOn } },
    withCommit,
  );
}

/** The invoice's own lines, as far as they go back. */
function returnedLines(sold: readonly SaleLine[], { lines, shippingCents }: Return): SaleLine[] {
  const parts = [...lines, ...(shippingCents > 0 ? [{ sku: null, quantity: 1, cents: shippingCents }] : [])];
  return parts.flatMap(({ sku, quantity, cents }) => {
    const line = sold.find((one) => one.sku === sku);
    return line === undefined ? [] : [{ ...line, quantity, discountCents: quantity * line.unitPriceCents - cents }];
  });
}

/**
 * Annuls an invoice that was issued by mistake: it stays, and so does its number; a record says that it does not count.
 * null for a number that is none; false where it was annulled before.
 */
export async function annulInvoice(tx: Db, number: string): Promise<boolean | null> {
  const row = await findInvoice(tx, { number });
  if (row === null) return null;
  const { issuer, issuedOn } = row;
  // Looked at under the chain's lock, so that two commands at once annul it once.
  await lockChain(tx, issuer);
  if (await isAnnulled(tx, row)) return false;
  const place = await takePlace(tx, issuer);
  const { previous, generatedAt } = place;
  await writeAnnulment(tx, place, row, annulledRecord({ invoice: { issuer, number, issuedOn }, previous, generatedAt, system: row.document.seller.system }));
  return true;
}

interface Head extends Pick<InvoiceRow, 'token' | 'brand' | 'language'> {
  kind: InvoiceKind;
  type: InvoiceType;
  subject: Sale['subject'];
  corrects: string | null;
}

/** Takes the number and writes: from the first of these two statements on, everybody else who issues for this seller waits. The second goes out with the commit. */
async function write(
  tx: Db,
  { kind, type, token, subject, brand, language, corrects }: Head,
  content: Omit<InvoiceDocument, 'checkAddress'>,
  withCommit: WithCommit,
): Promise<void> {
  const { seller, buyer, breakdown, totalCents, reference } = content;
  const { taxId: issuer, series: names, system } = seller;
  const series = names[kind];
  const place = await takeNumber(tx, issuer, series);
  const { year, last: position, issuedOn, generatedAt, previous } = place;
  const number = `${series}-${year}-${String(position).padStart(6, '0')}`;
  const invoice = { issuer, number, issuedOn };
  const recipient = buyer.taxId === null ? null : { name: buyer.name, ...buyer.taxId };
  const description = words(language)(subject.type, { reference });
  const record = issuedRecord({
    invoice,
    issuerName: seller.name,
    type,
    corrects: content.corrects,
    description,
    recipient,
    breakdown,
    totalCents,
    previous,
    generatedAt,
    system,
  });
  const row: InvoiceRow = {
    id: randomUUID(),
    token,
    issuer,
    series,
    year,
    position,
    number,
    kind,
    subjectType: subject.type,
    subjectId: subject.id,
    correctsId: corrects,
    totalCents,
    taxCents: sum(breakdown.map(({ taxCents }) => taxCents)),
    issuedOn,
    brand,
    language,
    document: { ...content, checkAddress: checkPageAddress(seller.checkPage, invoice, amount(totalCents)) },
  };
  withCommit(writeInvoice(tx, place, row, record));
}

function takenBack(line: SaleLine): SaleLine {
  return { ...line, quantity: -line.quantity, discountCents: line.discountCents === 0 ? 0 : -line.discountCents };
}

function amountBack({ vatPercent, vatCountry, ...rate }: RateAmount, title: string): SaleLine {
  return { sku: null, title, quantity: 1, unitPriceCents: grossOf({ vatPercent, vatCountry, ...rate }), discountCents: 0, vatPercent, vatCountry };
}
