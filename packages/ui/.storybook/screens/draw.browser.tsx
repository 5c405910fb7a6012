/** Draws stories in each theme at two widths, one picture each: one story of every component, or all of them. */
import { composeStories } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/themes/index.ts';
import { type ThemeName, themeNames, themes, variantAttributes } from '../../src/themes/registry.ts';
import { showFaces } from '../as-reader.ts';

type Stories = Parameters<typeof composeStories>[0] & { default: { title: string } };

const files = Object.values(import.meta.glob<Stories>('../../src/**/*.stories.tsx', { eager: true }));
const { VITE_SCREENS_TO: folder = '', VITE_SCREENS: which } = import.meta.env as Record<string, string | undefined>;

for (const theme of themeNames) {
  for (const width of [390, 1440]) {
    test(`${theme} at ${width} px`, async () => {
      await page.viewport(width, 900);
      wear(theme);
      let drawn = 0;
      for (const file of files) {
        const stories = Object.entries(composeStories(file, { initialGlobals: { theme, language: 'es', direction: 'ltr' } }));
        for (const [name, Story] of which === 'all' ? stories : stories.slice(0, 1)) {
          await draw(Story, `${file.default.title.replaceAll('/', '-')}-${name}-${theme}-${width}`);
          drawn += 1;
        }
      }
      expect(drawn).toBeGreaterThan(0);
    });
  }
}

// What runs for ever is never twice the same.
const still = document.createElement('style');
still.textContent = '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }';
document.head.append(still);

function wear(theme: ThemeName): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  root.lang = 'es';
  for (const [attribute, value] of Object.entries(variantAttributes(themes[theme].variants))) root.setAttribute(attribute, value);
}

async function draw(Story: ReturnType<typeof composeStories>[string], name: string): Promise<void> {
  const place = document.createElement('div');
  if (Story.parameters?.['layout'] !== 'fullscreen') Object.assign(place.style, { padding: '24px', maxWidth: '640px' });
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(<Story />));
  showFaces();
  await document.fonts.ready;
  await page.screenshot({ path: `${folder}/${name}.png`, save: true });
  flushSync(() => root.unmount());
  place.remove();
}
