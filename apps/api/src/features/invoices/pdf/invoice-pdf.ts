import { localeOf, type Language } from '@parral/api-spec/languages';
import { formatMoney } from '@parral/rules';
import { encode } from 'uqr';
import type { PaperLook } from '../../../platform/content/index.ts';
import { dayInWords } from '../../../platform/words/days-in-words.ts';
import { inner, Sheet, type TextStyle } from '../../../platform/paper/sheet.ts';
import { readMessages, type Translate } from '../../../platform/words/words.ts';
import { grossOf } from '../correction.ts';
import type { InvoiceRow } from '../invoice.store.ts';
import { lineCents, type SaleLine } from '../sale.ts';
import type { RateAmount } from '../verifactu/record.ts';
import type messages from './messages.en.json';

const words = readMessages<typeof messages>(import.meta.url);

type Words = Translate<typeof messages>;
type Printed = Pick<InvoiceRow, 'number' | 'kind' | 'issuedOn' | 'language' | 'document'> & { brandName: string };

const body: TextStyle = { size: 9.5 };
const small: TextStyle = { size: 8.5, color: 'muted' };
const label: TextStyle = { size: 8, color: 'muted' };
/** 34 mm: the agency wants 30 to 40, with 2 mm of white round it (Orden HAC/1177/2024, article 21). */
const codeSize = 96;

/** The invoice as a PDF of A4 pages, in its brand's look and its buyer's language. What it says was fixed when it was issued. */
export async function invoicePdf(invoice: Printed, look: PaperLook): Promise<Buffer> {
  const { document, number, language } = invoice;
  const t = words(language);
  const title = `${t(invoice.kind)} ${number}`;
  const sheet = new Sheet(look, { title, author: document.seller.name, language });
  writeHead(sheet, invoice, look, t);
  writeParties(sheet, invoice, t);
  writeLines(sheet, document.lines, t, language, title);
  writeSums(sheet, document, t, language, title);
  return sheet.finish((page, pages) => ({
    left: `${document.seller.name} · ${t('taxId')} ${document.seller.taxId} · ${number}`,
    right: t('page', { page, pages }),
  }));
}

/** The brand, and beside it the tax agency's code, which stands at an invoice's beginning. */
function writeHead(sheet: Sheet, { document, kind, number, issuedOn, language, brandName }: Printed, look: PaperLook, t: Words): void {
  const codeX = inner.right - codeSize;
  const top = sheet.y;
  const mark = look.wordmark.isUpper ? brandName.toUpperCase() : brandName;
  sheet.write(mark, { x: inner.left, width: inner.width - codeSize - 30 }, { size: 30, color: 'accent', tracking: look.wordmark.tracking * 30 });
  sheet.write(t('code'), { x: codeX - 20, y: top, width: codeSize + 20 }, { ...label, align: 'right' });
  const modules = encode(document.checkAddress, { ecc: 'M', border: 0 }).data;
  sheet.code(modules, { x: codeX, y: top + 15, size: codeSize }, document.checkAddress);
  if (document.seller.checkPage === 'test')
    sheet.write(t('codeTest'), { x: codeX - 100, y: top + codeSize + 21, width: codeSize + 100 }, { ...label, size: 7, align: 'right' });
  sheet.y = top + 62;
  sheet.y = sheet.write(t(kind), { x: inner.left, width: inner.width - codeSize - 60 }, { size: 17 });
  const facts = [
    [t('number'), number],
    [t('date'), dayInWords(issuedOn, language)],
    [t('reference'), document.reference],
    ...(document.corrects === null ? [] : [[t('corrects'), `${document.corrects.number} (${dayInWords(document.corrects.issuedOn, language)})`]]),
  ];
  sheet.y += 4;
  for (const [name = '', value = ''] of facts) {
    sheet.write(name, { x: inner.left, width: 92 }, small);
    sheet.y = sheet.write(value, { x: inner.left + 94, width: 260 }, body) + 1;
  }
  sheet.y = Math.max(sheet.y + 20, top + codeSize + 46);
}

function writeParties(sheet: Sheet, { document: { seller, buyer } }: Printed, t: Words): void {
  const column = inner.width / 2 - 12;
  const ends = [
    { x: inner.left, title: t('seller'), lines: [seller.name, `${t('taxId')} ${seller.taxId}`, ...seller.address] },
    {
      x: inner.left + column + 24,
      title: t('buyer'),
      lines: [buyer.name, ...(buyer.taxId === null ? [] : [`${t('taxId')} ${buyer.taxId.document.number}`]), ...buyer.address],
    },
  ].map(({ x, title, lines }) => {
    let y = sheet.write(title, { x, width: column }, label) + 3;
    lines.forEach((line, at) => (y = sheet.write(line, { x, y, width: column }, { ...body, isStrong: at === 0 })));
    return y;
  });
  sheet.y = Math.max(...ends) + 24;
}

/** Columns of the lines, from the right: total, VAT, discount, price, quantity. */
const columns = { total: 74, vat: 44, discount: 66, price: 70, quantity: 40 } as const;
const titleWidth = inner.width - Object.values(columns).reduce((all, one) => all + one, 0);

function writeLines(sheet: Sheet, lines: readonly SaleLine[], t: Words, language: Language, heading: string): void {
  writeColumns(sheet, t);
  for (const line of lines) {
    const rowHeight = sheet.heightOf(line.title, titleWidth - 8, body) + 11;
    if (!sheet.fits(rowHeight)) {
      continued(sheet, heading, t);
      writeColumns(sheet, t);
    }
    const y = sheet.y + 5;
    sheet.write(line.title, { x: inner.left, y, width: titleWidth - 8 }, body);
    writeNumbers(sheet, y, {
      quantity: signed(line.quantity),
      price: formatMoney(line.unitPriceCents),
      discount: line.discountCents === 0 ? '' : formatMoney(-line.discountCents),
      vat: rateInWords(line, t, language),
      total: formatMoney(lineCents(line)),
    });
    sheet.y += rowHeight;
    sheet.rule();
  }
  sheet.y += 16;
}

function writeColumns(sheet: Sheet, t: Words): void {
  sheet.write(t('description'), { x: inner.left, width: titleWidth }, label);
  writeNumbers(sheet, sheet.y, { quantity: t('quantity'), price: t('price'), discount: t('discount'), vat: t('vat'), total: t('total') }, label);
  sheet.y += 15;
  sheet.rule({ color: 'ink', weight: 0.8 });
}

function writeNumbers(sheet: Sheet, y: number, values: Record<keyof typeof columns, string>, style: TextStyle = body): void {
  let right = inner.right;
  for (const [name, columnWidth] of Object.entries(columns) as [keyof typeof columns, number][]) {
    sheet.write(values[name], { x: right - columnWidth, y, width: columnWidth }, { ...style, align: 'right' });
    right -= columnWidth;
  }
}

/** VAT by rate, then the total; never on a page of their own without the heading. */
function writeSums(sheet: Sheet, { breakdown, totalCents, buyer, corrects }: Printed['document'], t: Words, language: Language, heading: string): void {
  if (!sheet.fits(breakdown.length * 17 + 84)) continued(sheet, heading, t);
  const from = inner.right - 300;
  const cells = (y: number, values: readonly string[], style: TextStyle) =>
    values.forEach((value, at) => sheet.write(value, { x: from + at * 75, y, width: 75 }, { ...style, align: at === 0 ? 'left' : 'right' }));
  cells(sheet.y, [t('rate'), t('base'), t('tax'), t('total')], label);
  sheet.y += 15;
  sheet.rule({ from });
  for (const rate of breakdown) {
    cells(sheet.y + 4, [rateInWords(rate, t, language), formatMoney(rate.baseCents), formatMoney(rate.taxCents), formatMoney(grossOf(rate))], body);
    sheet.y += 18;
  }
  sheet.y += 3;
  sheet.rule({ from, color: 'ink', weight: 0.8 });
  sheet.y += 8;
  sheet.write(t(corrects === null ? 'paid' : 'givenBack'), { x: from, y: sheet.y + 3, width: 150 }, { size: 11, isStrong: true });
  sheet.write(formatMoney(totalCents), { x: from + 120, width: 180 }, { size: 15, isStrong: true, color: 'accent', align: 'right' });
  sheet.y += 34;
  const notes = [
    ...(breakdown.some(({ vatPercent }) => vatPercent === null) ? [t('noVatYet')] : []),
    ...(buyer.taxId === null && corrects === null ? [t('simplifiedNote')] : []),
  ];
  for (const note of notes) {
    const noteHeight = sheet.heightOf(note, inner.width, small);
    if (!sheet.fits(noteHeight)) continued(sheet, heading, t);
    sheet.y = sheet.write(note, { x: inner.left, width: inner.width }, small) + 4;
  }
}

function continued(sheet: Sheet, heading: string, t: Words): void {
  sheet.newPage();
  sheet.write(t('continued', { heading }), { x: inner.left, width: inner.width }, small);
  sheet.y += 26;
}

function rateInWords({ vatPercent, vatCountry }: Pick<RateAmount, 'vatPercent' | 'vatCountry'>, t: Words, language: Language): string {
  if (vatPercent === null) return t('noVat');
  const percent = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 }).format(vatPercent);
  return t('percent', { percent, country: vatCountry });
}

function signed(value: number): string {
  return String(value).replace('-', '−');
}
