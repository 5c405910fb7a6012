import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromium } from './chromium.ts';
import { patience } from './patience.ts';
import { press } from './press.ts';

/** What a reader sees a story in: a theme, and the language of its words. */
export interface StoryView {
  theme: string;
  language?: string;
  /** On a phone, where a longer text has the least room, and without axe, which sees each story in another view. */
  isNarrow?: boolean;
}

/** Where Storybook's tests look for what a story starts with (`initialGlobals` of its plugin). */
const initialGlobals = 'storybook/test-initial-globals';

/**
 * Every story of a room once in each view, in a real browser with axe: a project for its vitest.config.ts, beside `unit`.
 * One server and one set of transformed files serve all views: a project for each would make them anew.
 * The room names `@storybook/addon-vitest` among its own dependencies, for the page that runs the stories.
 */
export function storyProject(views: readonly StoryView[]): TestProjectInlineConfiguration {
  return {
    plugins: [storybookTest({ configDir: '.storybook' }), freshPackages()],
    test: {
      name: 'stories',
      // One page for all files: half the time, and Storybook clears up after each story itself.
      isolate: false,
      ...patience,
      // By hand none; `npm test` allows one, as for journeys, and names each story that needed it.
      retry: Number(process.env['RETRIES'] ?? 0),
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: chromium() }),
        commands: { press },
        instances: views.map((view) => ({
          browser: 'chromium' as const,
          name: ['stories', view.theme, view.language].filter(Boolean).join(' '),
          provide: { [initialGlobals]: globalsOf(view) },
        })),
      },
    },
  };
}

function globalsOf({ isNarrow = false, ...view }: StoryView): Record<string, unknown> {
  return { ...view, ...(isNarrow && { viewport: { value: 'phone', isRotated: false }, a11y: { manual: true } }) };
}

/**
 * Finds at every start which packages the stories need. What was kept from an earlier run may lack one that a story
 * imports since: found in the middle, it reloads the page under the tests.
 */
function freshPackages() {
  return {
    name: 'parral:fresh-packages',
    enforce: 'post' as const,
    config: () => ({ cacheDir: 'node_modules/.cache/stories', optimizeDeps: { force: true } }),
  };
}
