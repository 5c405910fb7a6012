import type { ThemeRules } from '@parral/api';
import { compileTheme, labelStyles, themeNames } from '@parral/ui/theme-file';

/** What the design system says of themes, for the server, which may not know it. */
export const themeRules: ThemeRules = {
  names: themeNames,
  layouts: (theme) => Object.keys(labelStyles[theme]?.layouts ?? {}),
  compile: compileTheme,
};
