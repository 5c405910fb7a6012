import { pseudoLanguage } from '@parral/api-spec/languages';
import { unit } from '@parral/config/vitest/unit';
import { storyProject } from '@parral/config/vitest/stories';
import { brandThemes } from '@parral/ui/themes/registry';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: { ...unit, name: 'unit', include: ['src/**/*.test.{ts,tsx}'], setupFiles: ['src/testing/register-messages.ts'] },
      },
      storyProject([
        { theme: brandThemes[0], language: 'es' },
        { theme: brandThemes[1], language: 'en' },
        { theme: brandThemes[0], language: pseudoLanguage.code, isNarrow: true },
      ]),
    ],
  },
});
