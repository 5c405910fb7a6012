import { fluid, rem } from '../themes/scale.ts';

/** What a theme says in CSS, in the words of the design tokens format (DTCG 2025.10, sections 8 and 9), as far as it has words for it. */
export type TokenType = 'color' | 'dimension' | 'fontFamily' | 'fontWeight' | 'duration' | 'typography';

/** A length as the format has it. */
export interface Dimension {
  value: number;
  unit: 'px' | 'rem';
}

/** An amount of pixels or of the reader's text size; undefined of any other length of CSS. */
export function dimensionOf(css: string): Dimension | undefined {
  const [, value, unit] = /^(-?(?:\d+\.?\d*|\.\d+))(px|rem)$/.exec(css) ?? [];
  return value === undefined ? undefined : { value: Number(value), unit: unit as Dimension['unit'] };
}

/** `#rrggbb` as the format has it: the hex beside the components, for tools that read one of them. */
export function colorOf(hex: string) {
  const components = [1, 3, 5].map((at) => round(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return { colorSpace: 'srgb', components, alpha: 1, hex };
}

/** A list of families by name. */
export const familiesOf = (css: string): string[] => css.split(',').map((name) => name.trim().replaceAll(/^['"]|['"]$/g, ''));

/** One value by its type; undefined where the format has no word for what the CSS says. */
export function tokenValue(css: string, type: 'dimension' | 'fontFamily' | 'fontWeight'): unknown {
  if (type === 'dimension') return dimensionOf(css);
  if (type === 'fontFamily') return familiesOf(css);
  return /^\d{1,3}$|^1000$/.test(css) ? Number(css) : undefined;
}

/** The way back: CSS of a token's value; undefined when it is none of that type. */
export function cssValue(value: unknown, type: 'dimension' | 'fontFamily' | 'fontWeight'): string | undefined {
  if (type === 'dimension') return isDimension(value) ? `${plain(value.value)}${value.unit}` : undefined;
  if (type === 'fontWeight') return typeof value === 'number' && value >= 1 && value <= 1000 ? String(value) : undefined;
  const names = typeof value === 'string' ? [value] : value;
  if (!Array.isArray(names) || names.length === 0 || !names.every((name) => typeof name === 'string' && /^[\w -]+$/.test(name))) return undefined;
  return names.map((name: string) => (/^[a-z-]+$/i.test(name) ? name : `'${name}'`)).join(', ');
}

/** How a role of type is set, with its family and weight by their own tokens. Sizes that grow with the window are what they are at a desk. */
export interface RoleValue {
  fontSize: Dimension;
  letterSpacing: Dimension;
  lineHeight: number;
}

interface RoleCss {
  size: string;
  line: string;
  tracking: string;
}

/** A role in the format's words, and its size on a phone where that is another; undefined where the size is some other CSS. */
export function roleOf({ size, line, tracking }: RoleCss): { value: RoleValue; phone?: Dimension } | undefined {
  const [, phone, desk] = /^clamp\(([\d.]+rem), .*, ([\d.]+rem)\)$/.exec(size) ?? [];
  const fontSize = dimensionOf(desk ?? size);
  const letterSpacing = dimensionOf(tracking) ?? emOf(tracking, fontSize);
  const lineHeight = Number(line);
  if (!fontSize || !letterSpacing || Number.isNaN(lineHeight)) return undefined;
  const small = phone === undefined ? undefined : dimensionOf(phone);
  return { value: { fontSize, letterSpacing, lineHeight }, ...(small && { phone: small }) };
}

/**
 * CSS of a role that came back. What is as it was stays the CSS that it was; a new size keeps the phone's, and tracking follows the size.
 * Undefined when it is no role.
 */
export function roleCss(value: unknown, phone: unknown, now: RoleCss): RoleCss | undefined {
  const { fontSize, letterSpacing, lineHeight } = (value ?? {}) as Partial<RoleValue>;
  if (!isDimension(fontSize) || !isDimension(letterSpacing) || typeof lineHeight !== 'number') return undefined;
  const before = roleOf(now);
  const small = isDimension(phone) ? phone : before?.phone;
  return {
    size: same(fontSize, before?.value.fontSize) && same(small, before?.phone) ? now.size : grown(small, fontSize),
    tracking: same(letterSpacing, before?.value.letterSpacing) ? now.tracking : trackingCss(letterSpacing, fontSize),
    line: lineHeight === before?.value.lineHeight ? now.line : plain(lineHeight),
  };
}

export const isDimension = (value: unknown): value is Dimension =>
  typeof value === 'object' &&
  value !== null &&
  Number.isFinite((value as Partial<Dimension>).value) &&
  /^(?:px|rem)$/.test(String((value as Partial<Dimension>).unit));

function grown(phone: Dimension | undefined, desk: Dimension): string {
  if (phone === undefined || px(phone) >= px(desk)) return rem(px(desk));
  return fluid(px(phone), px(desk));
}

function emOf(tracking: string, size: Dimension | undefined): Dimension | undefined {
  const em = /^(-?(?:\d+\.?\d*|\.\d+))em$/.exec(tracking)?.[1];
  return em === undefined || size === undefined ? undefined : { value: round(Number(em) * size.value), unit: size.unit };
}

function trackingCss(spacing: Dimension, size: Dimension): string {
  return spacing.value === 0 ? '0px' : `${plain(round(px(spacing) / px(size)))}em`;
}

const px = ({ value, unit }: Dimension): number => (unit === 'rem' ? value * 16 : value);
const same = (one: Dimension | undefined, other: Dimension | undefined): boolean => one?.value === other?.value && one?.unit === other?.unit;
const round = (value: number): number => Math.round(value * 10_000) / 10_000;
/** As CSS is written in here: `.94`, `-.012`. */
const plain = (value: number): string => String(round(value)).replace(/^(-?)0\./, '$1.');
