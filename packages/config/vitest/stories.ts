import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromium } from './chromium.ts';

/** What a reader sees a story in: a theme, and the language of its words. */
export interface StoryView {
  theme: string;
  language?: 'es' | 'en';
}

/**
 * Every story of a room once in each view, in a real browser with axe: projects for its vitest.config.ts, beside `unit`.
 * The room names `@storybook/addon-vitest` among its own dependencies, for the page that runs the stories.
 */
export function storyProjects(views: readonly StoryView[]): TestProjectInlineConfiguration[] {
  return views.map((view) => ({
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { ...view } })],
    test: {
      name: ['stories', view.theme, view.language].filter(Boolean).join(' '),
      // One page for all files: half the time, and Storybook clears up after each story itself.
      isolate: false,
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: chromium() }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  }));
}
