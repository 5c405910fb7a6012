// Generated from the folders of themes by `npm run generate`. Do not edit.
import { pictures as club } from '../club/pictures.ts';
import { pictures as montelar } from '../montelar/pictures.ts';
import { pictures as oria } from '../oria/pictures.ts';
import type { ThemePictures } from '../pictures.ts';

export const themePictures: Readonly<Record<string, ThemePictures>> = { club, montelar, oria };
