import type { Language } from '@parral/api-spec/languages';
import { formatMoney, nameInFull } from '@parral/rules';
import type { Brand, PaperLook } from '../../platform/content/index.ts';
import type { Context } from '../../platform/context.ts';
import { lookOf } from '../../platform/paper/look.ts';
import { inner, Sheet, type TextStyle } from '../../platform/paper/sheet.ts';
import { readMessages } from '../../platform/words/words.ts';
import { loadSite } from '../site/index.ts';
import type messages from './messages.en.json';
import { type OrderFile, readOrderFile, shownStatus, withdrawnSkus } from './order-file.ts';
import { dayInWords } from '../../platform/words/days-in-words.ts';
import { addressLines } from './order-mail.ts';
import { StatusRefused } from './set-status.ts';

const words = readMessages<typeof messages>(import.meta.url);

/** What the paper in a parcel says, in its buyer's language. */
export interface DeliveryNote {
  number: string;
  placedOn: string;
  language: Language;
  brand: Pick<Brand, 'id' | 'name' | 'address' | 'email' | 'phone'>;
  isPickup: boolean;
  /** Who receives it, line by line. */
  address: string[];
  /** Bottles and cases; `total` as people read it, null in a gift. */
  lines: { quantity: number; title: string; total: string | null }[];
  /** Labels and amounts, the total last; none in a gift. */
  sums: { label: string; amount: string }[];
  /** What the giver says to who opens it; empty: nothing. */
  message: string;
  /** For whoever delivers it. */
  comment: string;
}

/**
 * The note that goes with an order's goods: without prices where it is a gift, with the giver's message. What goes by mail (vouchers),
 * and what was withdrawn from, is not on it. Throws StatusRefused for an order that is not there, not paid or cancelled, and where
 * nothing is sent.
 */
export async function readDeliveryNote({ db, content }: Pick<Context, 'db' | 'content'>, number: string): Promise<DeliveryNote> {
  const file = await readOrderFile(db, { number });
  if (file === null) throw new StatusRefused(`There is no order ${number}. \`estate order list\` shows them.`, 'no_order');
  const { brands } = await content.memo(loadSite)();
  return noteOf(file, brands.get(file.order.brand));
}

function noteOf(file: OrderFile, brand: Brand | undefined): DeliveryNote {
  const { order, snapshot } = file;
  const { number, language } = order;
  const { parts } = snapshot;
  if (order.state === 'authorised')
    throw new StatusRefused(`The order ${number} is not paid yet: its card is being charged. Try again in a minute.`, 'not_paid');
  if (shownStatus(order) === 'canceled') throw new StatusRefused(`The order ${number} is cancelled: nothing of it is sent.`, 'over');
  const gone = withdrawnSkus(file);
  const sent = snapshot.lines.filter((line) => line.gift === undefined && !gone.has(line.sku));
  if (parts.shipping_address === null || sent.length === 0) throw new StatusRefused(`Of the order ${number} nothing is sent.`, 'nothing_sent');
  const t = words(language);
  const money = (cents: number) => formatMoney(cents);
  const isPart = sent.length < snapshot.lines.length;
  const sums = [
    { label: t('noteSubtotal'), amount: money(snapshot.subtotalCents) },
    ...(snapshot.discountCents > 0 ? [{ label: t('noticeDiscount'), amount: `−${money(snapshot.discountCents)}` }] : []),
    { label: t('noticeShipping'), amount: snapshot.shippingCents > 0 ? money(snapshot.shippingCents) : t('freeOfCharge') },
    { label: t('noticeTotal'), amount: money(snapshot.totalCents) },
  ];
  return {
    number,
    placedOn: dayInWords(order.placedAt.toISOString().slice(0, 10), language),
    language,
    brand: { id: order.brand, name: brand?.name ?? order.brand, address: brand?.address ?? [], email: brand?.email ?? '', phone: brand?.phone ?? '' },
    isPickup: parts.shipping_mode === 'shop',
    address: addressLines(parts.shipping_address, language),
    lines: sent.map(({ quantity, unitPriceCents, contents = [], ...line }) => ({
      quantity,
      // Whoever packs it reads what is in a case.
      title: [nameInFull(line), contents.map((part) => `${part.bottles} × ${nameInFull(part)}`).join('; ')].filter(Boolean).join(': '),
      total: parts.is_gift ? null : money(unitPriceCents * quantity),
    })),
    // Of a part of an order there is no sum that anybody paid.
    sums: parts.is_gift || isPart ? [] : sums,
    message: parts.is_gift ? (parts.gift_message ?? '') : '',
    comment: parts.comment,
  };
}

/** What stands round its lines, in its language: what it is and of which day, who sends it and who receives it, where to ask. */
export function noteHead({ number, placedOn, language, brand, isPickup, address }: DeliveryNote) {
  const t = words(language);
  return {
    title: `${t('noteTitle')} ${number}`,
    placed: t('notePlaced', { day: placedOn }),
    ends: [
      { label: t('noteFrom'), lines: [brand.name, ...brand.address] },
      { label: t(isPickup ? 'noticePickupAt' : 'noteTo'), lines: address },
    ],
    contact: [brand.email, brand.phone].filter(Boolean).join(' · '),
  };
}

const body: TextStyle = { size: 10.5 };
const label: TextStyle = { size: 8.5, color: 'muted' };

/** The delivery note of an order as a PDF, for the command and for an office; throws as `readDeliveryNote`. */
export async function deliveryNotePdf(context: Pick<Context, 'db' | 'content' | 'themes'>, number: string): Promise<{ name: string; content: Buffer }> {
  const note = await readDeliveryNote(context, number);
  const { brands } = await context.content.memo(loadSite)();
  return writeNote(note, lookOf(brands.get(note.brand.id), context.themes));
}

/** Pages of A4 in a brand's look, and the name of their file. */
export async function writeNote(note: DeliveryNote, look: PaperLook): Promise<{ name: string; content: Buffer }> {
  const { number, language, brand } = note;
  const t = words(language);
  const { title, placed, contact } = noteHead(note);
  const sheet = new Sheet(look, { title, author: brand.name, language });
  const mark = look.wordmark.isUpper ? brand.name.toUpperCase() : brand.name;
  sheet.y = sheet.write(mark, { x: inner.left, width: inner.width }, { size: 30, color: 'accent', tracking: look.wordmark.tracking * 30 }) + 24;
  writeMessage(sheet, note);
  sheet.y = sheet.write(title, { x: inner.left, width: inner.width }, { size: 17 }) + 2;
  sheet.y = sheet.write(placed, { x: inner.left, width: inner.width }, label) + 18;
  writeEnds(sheet, note);
  writeLines(sheet, note, title);
  const content = await sheet.finish((page, pages) => ({
    left: [brand.name, contact].filter(Boolean).join(' · '),
    right: t('notePage', { page, pages }),
  }));
  return { name: `${t('noteFile')}-${number}.pdf`, content };
}

/** First on the page, large: whoever opens the parcel reads it before anything else. */
function writeMessage(sheet: Sheet, { message }: DeliveryNote): void {
  if (message === '') return;
  sheet.rule({ color: 'accent', weight: 1 });
  sheet.y += 18;
  sheet.y = sheet.write(message, { x: inner.left, width: inner.width - 60 }, { size: 17 }) + 20;
  sheet.rule({ color: 'accent', weight: 1 });
  sheet.y += 32;
}

function writeEnds(sheet: Sheet, note: DeliveryNote): void {
  const { language, comment } = note;
  const t = words(language);
  const column = inner.width / 2 - 12;
  const ends = noteHead(note).ends.map(({ label: title, lines }, index) => {
    const x = inner.left + index * (column + 24);
    let y = sheet.write(title, { x, width: column }, label) + 3;
    lines.forEach((line, at) => (y = sheet.write(line, { x, y, width: column }, { ...body, isStrong: at === 0 })));
    return y;
  });
  sheet.y = Math.max(...ends) + 14;
  if (comment !== '') sheet.y = sheet.write(`${t('noticeComment')}: ${comment}`, { x: inner.left, width: inner.width }, body) + 4;
  sheet.y += 16;
}

function writeLines(sheet: Sheet, { language, lines, sums }: DeliveryNote, title: string): void {
  const t = words(language);
  const titleX = inner.left + 44;
  const titleWidth = inner.right - titleX - 90;
  const row = (cells: { quantity: string; title: string; total: string }, style: TextStyle): number => {
    sheet.write(cells.quantity, { x: inner.left, width: 36 }, style);
    sheet.write(cells.total, { x: inner.right - 80, width: 80 }, { ...style, align: 'right' });
    return sheet.write(cells.title, { x: titleX, width: titleWidth }, style);
  };
  sheet.y = row({ quantity: t('noteQuantity'), title: t('noticeLines'), total: lines.some(({ total }) => total !== null) ? t('noteAmount') : '' }, label) + 3;
  sheet.rule({ color: 'ink', weight: 0.8 });
  for (const line of lines) {
    if (!sheet.fits(sheet.heightOf(line.title, titleWidth, body) + 14)) {
      sheet.newPage();
      sheet.y = sheet.write(title, { x: inner.left, width: inner.width }, label) + 14;
    }
    sheet.y += 6;
    sheet.y = row({ quantity: String(line.quantity), title: line.title, total: line.total ?? '' }, body) + 6;
    sheet.rule();
  }
  sheet.y += 10;
  if (sums.length > 0 && !sheet.fits(sums.length * 18)) sheet.newPage();
  sums.forEach((sum, at) => {
    const style = { ...body, isStrong: at === sums.length - 1 };
    sheet.write(sum.label, { x: titleX, width: titleWidth }, style);
    sheet.y = sheet.write(sum.amount, { x: inner.right - 120, width: 120 }, { ...style, align: 'right' }) + 4;
  });
}
