import type PDFDocument from 'pdfkit';
import type { PaperLook } from '../content/index.ts';
import { whenNeeded } from '../process/when-needed.ts';
import { spareFaces } from './look.ts';

const pdfkit = whenNeeded('pdfkit') as () => typeof PDFDocument;

/** A4 in points, and the white round it. */
const width = 595.28;
const height = 841.89;
const margin = { side: 51, top: 51, bottom: 68 } as const;
export const inner = { left: margin.side, right: width - margin.side, width: width - 2 * margin.side } as const;

export interface TextStyle {
  size: number;
  isStrong?: boolean;
  color?: keyof PaperLook['colors'];
  align?: 'left' | 'right';
  /** Points between letters. */
  tracking?: number;
}

/** Letters that the files of a theme's faces have: those of western Europe, with the signs of type and the euro. */
const ofFace = /^[\n\u0020-\u00FF\u0131\u0152\u0153\u02BB\u02BC\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2122\u2212]*$/;

/** Pages of paper in a brand's look, written from top to bottom. Lengths are points. */
export class Sheet {
  readonly #doc: PDFKit.PDFDocument;
  readonly #look: PaperLook;
  /** Where the next thing stands. */
  y: number = margin.top;

  constructor(look: PaperLook, { title, author, language }: { title: string; author: string; language: string }) {
    this.#look = look;
    this.#doc = new (pdfkit())({ size: 'A4', margin: 0, bufferPages: true, lang: language, displayTitle: true, info: { Title: title, Author: author } });
    for (const [name, file] of Object.entries(look.faces)) this.#doc.registerFont(name, file);
    this.#doc.registerFont('spare regular', spareFaces.regular);
    this.#doc.registerFont('spare strong', spareFaces.strong);
  }

  /** Whether so much fits on the page; what stands at its foot is left free. */
  fits(needed: number): boolean {
    return this.y + needed <= height - margin.bottom;
  }

  newPage(): void {
    this.#doc.addPage();
    this.y = margin.top;
  }

  /** Height of a text in a column. */
  heightOf(text: string, columnWidth: number, style: TextStyle): number {
    this.#set(text, style);
    return this.#doc.heightOfString(text, { width: columnWidth, characterSpacing: style.tracking ?? 0, lineGap: gapOf(style) });
  }

  widthOf(text: string, style: TextStyle): number {
    this.#set(text, style);
    return this.#doc.widthOfString(text, { characterSpacing: style.tracking ?? 0 });
  }

  /** Writes a text into a column, by default where the sheet stands; says where it ends. The sheet stays where it is. */
  write(text: string, { x, y = this.y, width: columnWidth }: { x: number; y?: number; width: number }, style: TextStyle): number {
    this.#set(text, style);
    this.#doc
      .fillColor(this.#look.colors[style.color ?? 'ink'])
      .text(text, x, y, { width: columnWidth, align: style.align ?? 'left', characterSpacing: style.tracking ?? 0, lineGap: gapOf(style) });
    return y + this.heightOf(text, columnWidth, style);
  }

  /** A line across the page or a part of it. */
  rule({
    from = inner.left,
    to = inner.right,
    y = this.y,
    color = 'line',
    weight = 0.6,
  }: { from?: number; to?: number; y?: number; color?: keyof PaperLook['colors']; weight?: number } = {}): void {
    this.#doc.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(this.#look.colors[color]).stroke();
  }

  /** A QR code of dark and light modules, black on white whatever the look: it has to be read. */
  code(modules: readonly (readonly boolean[])[], { x, y, size }: { x: number; y: number; size: number }, description: string): void {
    const step = size / modules.length;
    modules.forEach((row, down) => row.forEach((isDark, across) => isDark && this.#doc.rect(x + across * step, y + down * step, step + 0.05, step + 0.05)));
    this.#doc.fillColor('black').fill();
    this.#doc.link(x, y, size, size, description);
  }

  /** Writes the foot of every page, then gives the file. */
  async finish(foot: (page: number, pages: number) => { left: string; right: string }): Promise<Buffer> {
    const { count } = this.#doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#doc.switchToPage(page);
      const { left, right } = foot(page + 1, count);
      const y = height - 45;
      const style: TextStyle = { size: 7.5, color: 'muted' };
      this.rule({ y: y - 8 });
      this.write(left, { x: inner.left, y, width: inner.width - 90 }, style);
      this.write(right, { x: inner.right - 80, y, width: 80 }, { ...style, align: 'right' });
    }
    const parts: Buffer[] = [];
    const ended = new Promise<void>((done, fail) =>
      this.#doc
        .on('data', (part: Buffer) => void parts.push(part))
        .on('end', done)
        .on('error', fail),
    );
    this.#doc.end();
    await ended;
    return Buffer.concat(parts);
  }

  #set(text: string, { size, isStrong = false }: TextStyle): void {
    const weight = isStrong ? 'strong' : 'regular';
    this.#doc.font(ofFace.test(text) ? weight : `spare ${weight}`).fontSize(size);
  }
}

function gapOf({ size }: TextStyle): number {
  return size * 0.12;
}
