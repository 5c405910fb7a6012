import { luminance } from '../themes/contrast.ts';
import { fields, sectionFields, type Colors, type Tokens } from '../themes/tokens.ts';
import type { FaceInFile } from './read-theme-file.ts';

/** The style sheet of a theme: its faces, its custom properties on `[data-theme]`, a colour table for each field. */
export function sheetOf(name: string, { fields: tables, ...tokens }: Tokens, faces: readonly FaceInFile[], addressOf: (file: string) => string): string {
  const scope = `[data-theme="${name}"]`;
  const scheme = luminance(tokens.color.ground) < luminance(tokens.color.ink) ? 'color-scheme:dark;' : '';
  const of = (selector: string, colors: Colors) => `${selector}{${properties({ color: colors })}}`;
  return [
    ...faces.map((face) => fontFace(face, addressOf)),
    `${scope}{${scheme}${properties(tokens)}}`,
    ...fields.map((field) => of(`${scope} [data-field="${field}"]`, tables[field])),
    // What templates call a field: sections of a page on another ground.
    ...Object.entries(sectionFields).map(([section, field]) => of(`${scope} [data-section="${section}"]`, tables[field])),
    '',
  ].join('\n');
}

function properties(tokens: object, path: readonly string[] = []): string {
  return Object.entries(tokens)
    .map(([key, value]: [string, unknown]) =>
      typeof value === 'string' ? `--${[...path, key].join('-')}:${value};` : properties(value as object, [...path, key]),
    )
    .join('');
}

function fontFace({ family, file, weight, style }: FaceInFile, addressOf: (file: string) => string): string {
  return `@font-face{font-family:"${family}";src:url("${addressOf(file)}") format("woff2");font-weight:${weight};font-style:${style};font-display:optional}`;
}
