import { brandThemes, themes, type Colors, type Theme, type ThemeName, type Variants } from '@parral/ui/themes/registry';
import type { Site } from '../../http/app.ts';

/** A theme as a page wears it: the estate's own, or one of the design system. */
export interface Look {
  name: string;
  base: Theme;
  /** The theme of the design system that its labels, faces and drawings are those of. */
  baseName: ThemeName;
  variants: Variants;
  colors: Colors;
  /** Address of its style sheet; null where the app's own sheet has it. */
  sheet: string | null;
  /** Addresses of type to fetch before the first paint; empty where it is the base's. */
  preload: readonly string[];
  /** It is the club's, not the brand's. */
  isClub: boolean;
}

/** Completes what the API says of a theme by the theme that it is based on. */
export function lookOf(theme: Site['theme']): Look {
  // An estate may name a theme that this build does not have yet: its pages stand in the first there is.
  const baseName = theme.base in themes ? (theme.base as ThemeName) : brandThemes[0];
  const base = themes[baseName];
  const { name, variants, colors, sheet, preload } = theme;
  return {
    name: name === theme.base ? baseName : name,
    base,
    baseName,
    variants: { ...base.variants, ...variants },
    colors: { ...base.tokens.color, ...colors },
    sheet: sheet?.address ?? null,
    preload,
    isClub: false,
  };
}

/** What a page of a site wears, by the name of its theme. */
export function lookOfPage(site: Site, name: string): Look {
  return name === site.club_theme.name && name !== site.theme.name ? clubLook(site) : lookOf(site.theme);
}

/** What the pages of a site's club wear. */
export function clubLook(site: Site): Look {
  return { ...lookOf(site.club_theme), isClub: true };
}
