import { isDocumentNumber, normaliseDocumentNumber } from '@parral/rules';
import { z } from 'zod';
import { text } from './text.ts';

const taxId = z
  .string()
  .transform(normaliseDocumentNumber)
  .refine((number) => number.length === 9 && isDocumentNumber('nif_cif', number), 'expected a Spanish tax id with its check digit, such as B58378431');

/** Numbers are written with it and the year: `F-2026-000001`. */
const series = z.string().regex(/^[A-Z0-9]{1,10}$/, 'expected one to ten capital letters and digits, such as F');

/** Who sells under a brand and writes its invoices (RD 1619/2012, article 6); without it nothing is invoiced. */
export const seller = z.strictObject({
  name: text.max(120).describe('As the tax agency knows it.'),
  taxId,
  address: z.array(text).min(1),
  series: z
    .strictObject({ simplified: series.default('S'), full: series.default('F'), corrective: series.default('R') })
    .refine((all) => new Set(Object.values(all)).size === 3, 'expected three different series: each kind of invoice is numbered by itself')
    .prefault({})
    .describe('A series of numbers for each kind of invoice, each begun anew with the year. Two brands of one seller may share theirs.'),
  checkPage: z
    .enum(['test', 'production'])
    .default('test')
    .describe("Where the QR code of an invoice leads: the tax agency's test page until a program sends it the records."),
  producer: z
    .strictObject({ name: text.max(120).meta({ examples: ['Your Software, S.L.'] }), taxId: taxId.meta({ examples: ['B58378431'] }) })
    .optional()
    .describe("Who answers for this program (producer's declaration, RD 1007/2023, article 13); the seller when left out."),
  installation: text
    .max(100)
    .default('1')
    .meta({ examples: ['2'] })
    .describe("Tells this installation from the producer's others."),
});
