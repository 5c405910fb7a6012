export { labelStyles } from '../themes/generated/labels.ts';
export { themeNames } from '../themes/generated/names.ts';
export { compileTheme, type Compilation, type CompiledTheme, type ThemeFolder } from './compile-theme.ts';
