import { globalFontFace } from '@vanilla-extract/css';
import { themes } from './generated/themes.ts';
import type { FaceFile, StandIn } from './theme.ts';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const locals = {
  serif: "local('Times New Roman'), local('Liberation Serif')",
  'serif-italic': "local('Times New Roman Italic'), local('Liberation Serif Italic')",
  sans: "local('Arial'), local('Liberation Sans')",
};

const face = ({ file, weight, style = 'normal' as 'italic' }: FaceFile) => ({
  src: `url('./generated/faces/${file.slice(file.lastIndexOf('/') + 1)}') format('woff2')`,
  fontWeight: weight,
  fontStyle: style,
  // A face that is not there at the first paint waits for the next page: one that came later would move the words, by a line where they wrap.
  fontDisplay: 'optional' as const,
  unicodeRange: latin,
});

const standIn = ({ local, size, ascent, descent }: StandIn) => ({
  src: locals[local],
  fontStyle: local === 'serif-italic' ? 'italic' : 'normal',
  sizeAdjust: size,
  ascentOverride: ascent,
  descentOverride: descent,
  lineGapOverride: '0%',
});

/** What several themes name is said once. */
function byFamily<Part extends { family: string }>(parts: readonly Part[]): [string, Part[]][] {
  const families = new Map<string, Map<string, Part>>();
  for (const part of parts) families.set(part.family, (families.get(part.family) ?? new Map<string, Part>()).set(JSON.stringify(part), part));
  return [...families].map(([family, said]) => [family, [...said.values()]]);
}

const all = Object.values(themes).map(({ faces }) => faces);
for (const [family, files] of byFamily(all.flatMap(({ files }) => files))) globalFontFace(`"${family}"`, files.map(face));
for (const [family, parts] of byFamily(all.flatMap(({ standIns }) => standIns))) globalFontFace(`"${family}"`, parts.map(standIn));
