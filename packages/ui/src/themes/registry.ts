// The pure half of the themes: no CSS, so plain Node and code that draws can import it.
export { brandThemes, clubThemes, officeThemes, themeNames, type ThemeName } from './generated/names.ts';
export { themes } from './generated/themes.ts';
export type { Theme } from './theme.ts';
export type { Colors, Tokens } from './tokens.ts';
export { variantAttributes, variants, variantsIn, type VariantName, type Variants } from './variants.ts';
