// Generated from the folders of themes by `npm run generate`. Do not edit.

/** Names of the themes, as in `<html data-theme>`. */
export const themeNames = ['club', 'montelar', 'office', 'oria'] as const;
export type ThemeName = (typeof themeNames)[number];

/** Those for a brand, for the club of all brands, and for the estate's own people. */
export const brandThemes = ['montelar', 'oria'] as const;
export const clubThemes = ['club'] as const;
export const officeThemes = ['office'] as const;
