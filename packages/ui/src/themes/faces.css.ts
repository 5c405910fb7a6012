import { globalFontFace } from '@vanilla-extract/css';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const face = (file: string, fontWeight: string, fontStyle = 'normal') => ({
  src: `url('@fontsource-variable/${file}.woff2') format('woff2')`,
  fontWeight,
  fontStyle,
  fontDisplay: 'swap' as const,
  unicodeRange: latin,
});

globalFontFace('Ibarra Real Nova Variable', [
  face('ibarra-real-nova/files/ibarra-real-nova-latin-wght-normal', '400 700'),
  face('ibarra-real-nova/files/ibarra-real-nova-latin-wght-italic', '400 700', 'italic'),
]);
globalFontFace('"Source Serif 4 Variable"', face('source-serif-4/files/source-serif-4-latin-wght-normal', '200 900'));
globalFontFace('Commissioner Variable', face('commissioner/files/commissioner-latin-flar-normal', '100 900'));

/**
 * Until a face has come, the reader's own takes its place in the same measure (widths and heights
 * measured against Liberation, which has the metrics of Times and Arial), so that no line moves.
 */
const locals = {
  serif: "local('Times New Roman'), local('Liberation Serif')",
  italic: "local('Times New Roman Italic'), local('Liberation Serif Italic')",
  sans: "local('Arial'), local('Liberation Sans')",
};
const standIn = (local: keyof typeof locals, sizeAdjust: string, ascentOverride: string, descentOverride: string) => ({
  src: locals[local],
  fontStyle: local === 'italic' ? 'italic' : 'normal',
  sizeAdjust,
  ascentOverride,
  descentOverride,
  lineGapOverride: '0%',
});

globalFontFace('Ibarra Fallback', [standIn('serif', '103%', '92.2%', '29.1%'), standIn('italic', '97.1%', '97.8%', '30.9%')]);
globalFontFace('Source Serif Fallback', standIn('serif', '115.8%', '89.8%', '29.4%'));
globalFontFace('Commissioner Fallback', standIn('sans', '98.5%', '103.6%', '21.3%'));
