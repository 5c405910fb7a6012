import { createRequire } from 'node:module';
import type { Brand, PaperLook, ThemeRules } from '../content/index.ts';

const require = createRequire(import.meta.url);
const dejavu = (name: string) => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

/** Letters of nearly every script of Europe: for names that a brand's face has no letters for, and where no design system is at hand. */
export const spareFaces = { regular: dejavu('DejaVuSansCondensed'), strong: dejavu('DejaVuSansCondensed-Bold') };

const plain: PaperLook = {
  colors: { ink: 'black', muted: 'dimgray', accent: 'black', line: 'lightgray' },
  faces: spareFaces,
  wordmark: { tracking: 0, isUpper: false },
};

/** How a brand prints: by its theme where the design system is at hand, with the colours of a theme of the estate's own; else plainly. */
export function lookOf(brand: Pick<Brand, 'name' | 'theme'> | undefined, themes: Pick<ThemeRules, 'paper'> | undefined): PaperLook {
  const look = brand === undefined ? undefined : themes?.paper(brand.theme.base);
  if (look === undefined) return plain;
  const colors = { ...look.colors };
  for (const name of Object.keys(colors) as (keyof PaperLook['colors'])[]) colors[name] = brand?.theme.colors[name] ?? colors[name];
  return { ...look, colors };
}
