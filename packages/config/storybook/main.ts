import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';

/** Where a package of this room lies: a room's Storybook need not name what only this preset uses. */
const installed = (name: string) => dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));

const images = resolve(import.meta.dirname, '../../../apps/estate/demo/images');

/** The brands of stories are nobody's: each shows the pictures of one of the demo's. */
const fixtures = readdirSync(images)
  .filter((folder) => existsSync(resolve(images, folder, 'hero.svg')))
  .toSorted()
  .map((folder, at) => [['alba', 'brisa'][at] ?? folder, resolve(images, folder)] as const);

/**
 * `virtual:written`: of each component and block, by the name of its folder, the text of its own sheet, for the tokens that a page of
 * documentation lists (not `?raw`: the plugin of the sheets would run it all the same), and the names of the browser's own
 * properties that it takes, which `react-docgen` does not see in a `Pick`; by the title of its stories, when not to use it, and the
 * sentence above each story.
 */
const asWritten: Plugin = {
  name: 'parral:as-written',
  resolveId: (id) => (id === 'virtual:written' ? '\0virtual:written' : null),
  load(id) {
    if (id !== '\0virtual:written') return null;
    const root = resolve(import.meta.dirname, '../../..');
    const texts = (pattern: string) =>
      globSync(`{packages/{ui,site,blocks},apps/*}/src/**/${pattern}`, { cwd: root, exclude: (path) => path.includes('node_modules') })
        .toSorted()
        .map((file) => [basename(dirname(file)), readFileSync(resolve(root, file), 'utf8')] as const);
    const sheets: Record<string, string> = {};
    for (const [name, text] of texts('*.css.ts')) sheets[name] = `${sheets[name] ?? ''}${text}`;
    const native: Record<string, string[]> = {};
    for (const [name, text] of texts('[A-Z]*.tsx')) {
      const picked = [...text.matchAll(/Pick<\s*ComponentProps<'\w+'>,([^>]*)>/g)].flatMap(([, names = '']) => names.match(/[\w-]+/g) ?? []);
      if (picked.length > 0) native[name] = [...(native[name] ?? []), ...picked];
    }
    const said = Object.fromEntries(texts('*.stories.tsx').flatMap(([, text]) => saidIn(text)));
    return `export const sheets = ${JSON.stringify(sheets)}; export const native = ${JSON.stringify(native)}; export const said = ${JSON.stringify(said)}`;
  },
};

/** What a file of stories says in its comments: Storybook's own plugin, which would read them, is off (below). */
function saidIn(text: string) {
  const title = /\btitle: '(.+?)'/.exec(text)?.[1];
  const sentences = (comment: string) => comment.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim();
  const above = (code: string) => new RegExp(`/\\*\\*((?:[^*]|\\*(?!/))*)\\*/\\n${code}`, 'g');
  const stories = [...text.matchAll(above('export const (\\w+)'))].map(([, comment = '', name = '']) => [name, sentences(comment)] as const);
  const not = sentences([...text.matchAll(above('const meta'))][0]?.[1] ?? '').split('When not: ')[1] ?? '';
  return title === undefined ? [] : [[title, { not, stories: Object.fromEntries(stories) }] as const];
}

/**
 * The one Storybook preset, `export default storybook('../src')` in a room's `.storybook/main.ts`: reads every
 * `*.stories.tsx` and page of words (`*.mdx`) under the given folders (from there), with axe, a page of documentation for each component,
 * and pictures under `/images`.
 */
export function storybook(...folders: string[]): StorybookConfig {
  return {
    stories: folders.map((folder) => `${folder}/**/*.@(mdx|stories.tsx)`),
    // Without its plugin that writes comments into the file of a story: it throws away parameters that are no literal, such as `answers(…)`.
    addons: [
      {
        name: installed('@storybook/addon-docs'),
        options: { csfPluginOptions: null, mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
      },
      installed('@storybook/addon-a11y'),
      installed('@storybook/addon-vitest'),
    ],
    // Not the app's own vite.config.ts, which builds pages: a story needs what every room needs.
    framework: {
      name: installed('@storybook/react-vite') as '@storybook/react-vite',
      options: { builder: { viteConfigPath: resolve(import.meta.dirname, 'vite.config.ts') } },
    },
    staticDirs: [{ from: images, to: '/images' }, ...fixtures.map(([brand, from]) => ({ from, to: `/images/${brand}` }))],
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), asWritten, vanillaExtractPlugin(), react()] }),
    previewHead: (head = '') => `${head}<style>.sb-show-main.sb-main-padded { padding: 0 } .story { padding: 24px; max-width: 640px }</style>`,
  };
}
