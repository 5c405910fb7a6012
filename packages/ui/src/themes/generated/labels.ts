// Generated from the folders of themes by `npm run generate`. Do not edit.
import { labels as montelar } from '../montelar/labels.ts';
import { labels as oria } from '../oria/labels.ts';
import type { LabelStyle } from '../../illustrations/Bottle/labels/sheet.ts';

export const labelStyles: Readonly<Record<string, LabelStyle>> = { montelar, oria };
