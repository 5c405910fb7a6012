import { printLabelA } from './label-a.ts';
import { printLabelB } from './label-b.ts';
import { printLabelC } from './label-c.ts';
import { printLabelD } from './label-d.ts';
import type { LabelLayout } from './sheet.ts';

/** The layouts that every theme may offer: A framed landscape; B colour band and leaf; C strata and height; D low arch. */
export const layouts = {
  A: { tall: 1.18, print: printLabelA },
  B: { tall: 1.06, print: printLabelB },
  C: { tall: 1.34, print: printLabelC },
  D: { tall: 0.98, arched: true, print: printLabelD },
} as const satisfies Record<string, LabelLayout>;
