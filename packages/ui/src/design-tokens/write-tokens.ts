import { colorMeanings, formMeanings } from '../themes/meanings.ts';
import { breakpoints, motion, space, text } from '../themes/scale.ts';
import { fields, type Colors, type Tokens } from '../themes/tokens.ts';
import { colorOf, dimensionOf, roleOf, tokenValue, type TokenType } from './token-value.ts';

/** Under this name stands in `$extensions` what the format has no word for. Tools hand it on as it is (DTCG 2025.10, 5.2.3). */
export const vendor = 'dev.parral';

/** Types of what a theme says besides colour and roles of type. What is not here, or has other CSS, the format cannot say. */
export const formTypes: { readonly [Group in 'font' | 'wordmark' | 'shape']: Readonly<Record<string, 'dimension' | 'fontFamily' | 'fontWeight'>> } = {
  font: { display: 'fontFamily', body: 'fontFamily', label: 'fontFamily', displayWeight: 'fontWeight', strongWeight: 'fontWeight', labelWeight: 'fontWeight' },
  wordmark: { font: 'fontFamily', weight: 'fontWeight', size: 'dimension', phoneSize: 'dimension' },
  shape: Object.fromEntries(Object.keys(formMeanings.shape).map((name) => [name, 'dimension' as const])),
};

/** What of a theme's file is no token: its base, variants, labels, faces, the wordmark's text. */
export interface ThemeRest {
  base: string;
  [part: string]: unknown;
}

/**
 * A theme as a file of design tokens (DTCG 2025.10): colours and those of each field, which name the page's where they follow it,
 * type, shape; beside it what is the same in every theme (`house`), to draw with. What is CSS and no token, as far as it differs from
 * the base, and what of the theme's file is none, stands as the theme's file says it under `$extensions`.
 *
 * @param base tokens of the theme that `rest.base` names
 */
export function writeTokens(name: string, tokens: Tokens, base: Tokens, rest: ThemeRest): object {
  const unsaid: Record<string, Record<string, unknown>> = {};
  const keep = (group: keyof typeof formTypes | 'header' | 'type', key: string, value: unknown) => {
    const before = (base[group] as Record<string, unknown>)[key];
    if (JSON.stringify(before) !== JSON.stringify(value)) (unsaid[group] ??= {})[key] = value;
  };
  for (const [key, css] of Object.entries(tokens.header)) keep('header', key, css);

  const group = (of: keyof typeof formTypes) =>
    Object.fromEntries(
      Object.entries(tokens[of]).flatMap(([key, css]: [string, string]) => {
        const type = formTypes[of][key];
        const value = type && tokenValue(css, type);
        if (type === undefined || value === undefined) return (keep(of, key, css), []);
        return [[key, token(type, value, (formMeanings[of] as Record<string, string>)[key])]];
      }),
    );
  const roles = Object.entries(tokens.type).flatMap(([role, css]) => {
    const said = roleOf(css);
    if (!said) return (keep('type', role, css), []);
    const face = role === 'label' ? 'label' : 'display';
    const value = { fontFamily: `{font.${face}}`, fontWeight: `{font.${face}Weight}`, ...said.value };
    const phone = said.phone && { $extensions: { [vendor]: { phone: said.phone } } };
    return [[role, { ...token('typography', value, formMeanings.type[role as keyof Tokens['type']]), ...phone }]];
  });

  const parts = {
    color: { $type: 'color', ...colors(tokens.color) },
    fields: { $type: 'color', ...Object.fromEntries(fields.map((field) => [field, colors(tokens.fields[field], tokens.color)])) },
    font: group('font'),
    type: Object.fromEntries(roles),
    wordmark: group('wordmark'),
    shape: group('shape'),
    house: houseTokens(),
  };
  const merged = Object.fromEntries(
    [...new Set([...Object.keys(rest), ...Object.keys(unsaid)])].map((key) => {
      const other = rest[key];
      return [key, typeof other === 'string' || Array.isArray(other) ? other : { ...unsaid[key], ...(other as object | undefined) }];
    }),
  );
  return { $description: `The theme ${name}`, $extensions: { [vendor]: merged }, ...parts };
}

/** What is the same in every theme. It is exported to draw with; a file that says it differently is refused. */
export function houseTokens(): Record<string, Record<string, object>> {
  const lengths = (all: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(all).map(([key, css]) => [key, token('dimension', dimensionOf(css) ?? { value: 0, unit: 'px' })]));
  return {
    space: lengths(space),
    breakpoint: lengths(Object.fromEntries(Object.entries(breakpoints).map(([key, width]) => [key, `${width}px`]))),
    text: Object.fromEntries(
      Object.entries(text).map(([size, [fontSize, lineHeight]]) => [
        size,
        token('typography', {
          fontFamily: '{font.body}',
          fontSize: dimensionOf(fontSize),
          fontWeight: 400,
          letterSpacing: { value: 0, unit: 'px' },
          lineHeight: Number(lineHeight),
        }),
      ]),
    ),
    motion: Object.fromEntries(Object.entries(motion).map(([key, css]) => [key, token('duration', { value: Number.parseInt(css, 10), unit: 'ms' })])),
  };
}

/** A table of colours; with those of the page, by their name what is the same there. */
function colors(table: Colors, page?: Colors): object {
  return Object.fromEntries(
    Object.entries(table).map(([name, hex]: [string, string]) => {
      if (page) return [name, { $value: page[name as keyof Colors] === hex ? `{color.${name}}` : colorOf(hex) }];
      return [name, { $value: colorOf(hex), $description: colorMeanings[name as keyof Colors] }];
    }),
  );
}

const token = (type: TokenType, value: unknown, meaning?: string) => ({ $type: type, $value: value, ...(meaning && { $description: meaning }) });
