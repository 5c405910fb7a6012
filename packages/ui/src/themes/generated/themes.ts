// Generated from the folders of themes by `npm run generate`. Do not edit.
import { theme as club } from '../club/index.ts';
import { theme as montelar } from '../montelar/index.ts';
import { theme as office } from '../office/index.ts';
import { theme as oria } from '../oria/index.ts';
import type { Theme } from '../theme.ts';
import type { ThemeName } from './names.ts';

export const themes: Readonly<Record<ThemeName, Theme>> = { club, montelar, office, oria };
