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

/**
 * Every story of a room once in each view, in a real browser with axe: projects for its vitest.config.ts, beside `unit`.
 * The room names `@storybook/addon-vitest` among its own dependencies, for the page that runs the stories.
 */
export function storyProjects(views: readonly StoryView[]): TestProjectInlineConfiguration[] {
  return views.map((view) => projectOf(['stories', view.theme, view.language].filter(Boolean).join(' '), view));
}

function projectOf(name: string, view: StoryView): TestProjectInlineConfiguration {
  return {
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals: globalsOf(view) }), freshPackages(name)],
    test: {
      name,
      // One page for all files: half the time, and Storybook clears up after each story itself.
      isolate: false,
      ...patience,
      // By hand none; `npm test` allows one, as for journeys, and names each story that needed it.
      retry: Number(process.env['RETRIES'] ?? 0),
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: chromium() }),
        instances: [{ browser: 'chromium' as const }],
        commands: { press },
      },
    },
  };
}

function globalsOf({ isNarrow = false, ...view }: StoryView): Record<string, unknown> {
  return { ...view, ...(isNarrow && { viewport: { value: 'phone', isRotated: false }, a11y: { manual: true } }) };
}

/**
 * Finds at every start which packages the stories need, for each project on its own. What was kept from an earlier run
 * may lack one that a story imports since: found in the middle, it reloads the page under the tests.
 */
function freshPackages(name: string) {
  return {
    name: 'parral:fresh-packages',
    enforce: 'post' as const,
    config: () => ({ cacheDir: `node_modules/.cache/${name.replaceAll(' ', '-')}`, optimizeDeps: { force: true } }),
  };
}
