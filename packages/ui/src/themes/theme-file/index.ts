export { labelStyles } from '../generated/labels.ts';
export { themeNames } from '../generated/names.ts';
export { compileTheme, type Compilation, type CompiledTheme, type ThemeFolder } from './compile-theme.ts';
