import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a package of this room lies: a room's Storybook need not name what only this preset uses. */
const installed = (name: string) => dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));

const images = resolve(import.meta.dirname, '../../../apps/estate/demo/images');

/** The brands of stories are nobody's: each shows the pictures of one of the demo's. */
const fixtures = readdirSync(images)
  .filter((folder) => existsSync(resolve(images, folder, 'hero.svg')))
  .toSorted()
  .map((folder, at) => [['alba', 'brisa'][at] ?? folder, resolve(images, folder)] as const);

/**
 * The one Storybook preset, `export default storybook('../src')` in a room's `.storybook/main.ts`: reads every
 * `*.stories.tsx` under the given folders (from there), with axe, and pictures under `/images`.
 */
export function storybook(...folders: string[]): StorybookConfig {
  return {
    stories: folders.map((folder) => `${folder}/**/*.stories.tsx`),
    addons: [installed('@storybook/addon-a11y'), installed('@storybook/addon-vitest')],
    // Not the app's own vite.config.ts, which builds pages: a story needs what every room needs.
    framework: {
      name: installed('@storybook/react-vite') as '@storybook/react-vite',
      options: { builder: { viteConfigPath: resolve(import.meta.dirname, 'vite.config.ts') } },
    },
    staticDirs: [{ from: images, to: '/images' }, ...fixtures.map(([brand, from]) => ({ from, to: `/images/${brand}` }))],
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), vanillaExtractPlugin(), react()] }),
    previewHead: (head = '') => `${head}<style>.sb-show-main.sb-main-padded { padding: 0 } .story { padding: 24px; max-width: 640px }</style>`,
  };
}
