/** What is wrong with what an estate sells and how it is paid, by file, line and field. */
import { expect, test } from 'vitest';
import { edit, problemsAfter, put } from './testing/changed-folder.ts';
import type { FolderTexts } from './testing/small-folder.ts';

/** A case with this in it. */
function caseText(part: string): string {
  return `slug: caja
position: 9
sku: CAJA
name: { es: Caja, en: Case }
subtitle: { es: Seis, en: Six }
lead: { es: Seis., en: Six. }
stage: terrace
price: 90.00
contents:
  - ${part}
bottle: { glass: black, capsule: wine, label: { layout: A, name: Caja } }
`;
}

const slips: [what: string, change: (texts: FolderTexts) => void, problem: string | RegExp][] = [
  [
    'a case of a bottle that nobody knows',
    put('catalogue/alba/caja.yaml', caseText('{ sku: RESERVA-2019-7, bottles: 6 }')),
    'catalogue/alba/caja.yaml:10 contents.0.sku: there is no bottle with the sku "RESERVA-2019-7": did you mean "RESERVA-2019-75"?',
  ],
  [
    'a case in itself',
    put('catalogue/alba/caja.yaml', caseText('{ sku: CAJA, bottles: 6 }')),
    'catalogue/alba/caja.yaml:10 contents.0.sku: CAJA is a case itself: name the bottles that are in it',
  ],
  [
    'a case without a price',
    put('catalogue/alba/caja.yaml', caseText('{ sku: RESERVA-2019-75, bottles: 6 }').replace('price: 90.00\n', '')),
    'catalogue/alba/caja.yaml:1 price: is missing: add a price with two decimals such as 24.50',
  ],
  [
    'an empty case',
    put('catalogue/alba/caja.yaml', caseText('').replace('contents:\n  - \n', 'contents: []\n')),
    'catalogue/alba/caja.yaml:9 contents: expected at least 1 entries, got a list of 0',
  ],
  [
    'a way to pay that nobody knows',
    edit('brands.yaml', '    phone: ', '    paymentMethods: [bizum, cheque]\n    phone: '),
    /^brands\.yaml:\d+ brands\.0\.paymentMethods\.1: expected .*bizum.*got "cheque"$/,
  ],
  [
    'a way to pay said twice',
    edit('brands.yaml', '    phone: ', '    paymentMethods: [bizum, bizum]\n    phone: '),
    /^brands\.yaml:\d+ brands\.0\.paymentMethods: each way to pay stands here once/,
  ],
];

test.each(slips)('%s', async (_what, change, expected) => {
  expect(await problemsAfter(change)).toMatch(expected);
});
