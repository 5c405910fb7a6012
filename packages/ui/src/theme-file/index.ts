export { labelStyles } from '../themes/generated/labels.ts';
export { themeNames } from '../themes/generated/names.ts';
export { compileTheme, tokensOf, type Compilation, type CompiledTheme, type ThemeFolder } from './compile-theme.ts';
export { readThemeFile, type ThemeProblem } from './read-theme-file.ts';
