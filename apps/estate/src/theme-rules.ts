import { createRequire } from 'node:module';
import type { ThemeRules } from '@parral/api';
import { compileTheme, labelStyles, themeNames } from '@parral/ui/theme-file';
import { type Theme, themes } from '@parral/ui/themes/registry';

const { resolve } = createRequire(import.meta.url);

/** What the design system says of themes, for the server, which may not know it. */
export const themeRules: ThemeRules = {
  names: themeNames,
  layouts: (theme) => Object.keys(labelStyles[theme]?.layouts ?? {}),
  compile: compileTheme,
  paper(name) {
    const theme: Theme | undefined = (themes as Partial<Record<string, Theme>>)[name];
    if (theme === undefined) return undefined;
    const { ink, muted, accent, line } = theme.tokens.color;
    const { regular, strong, tracking, isUpper } = theme.paper;
    return { colors: { ink, muted, accent, line }, faces: { regular: resolve(regular), strong: resolve(strong) }, wordmark: { tracking, isUpper } };
  },
};
