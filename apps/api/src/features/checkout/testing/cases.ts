import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importFolder } from '../../../platform/content/import-folder.ts';
import { testEstate, writeFolder } from '../../../testing/test-estate.ts';
import { wines } from './buying.ts';

/** Cases of the test estate: six of one bottle, two wines, and one for members. */
export const cases = { six: 'ALB-CASE-6', mixed: 'ALB-CASE-MIXED', club: 'ALB-CASE-CLUB' } as const;
/** What is in each. */
export const inside = {
  [cases.six]: [{ sku: wines.magnum, bottles: 6 }],
  [cases.mixed]: [
    { sku: wines.magnum, bottles: 2 },
    { sku: 'RESERVA-2019-75', bottles: 1 },
  ],
  [cases.club]: [{ sku: wines.secret, bottles: 2 }],
};

function caseFile(slug: string, sku: keyof typeof inside, price: string, more = ''): string {
  const contents = inside[sku].map((part) => `  - { sku: ${part.sku}, bottles: ${part.bottles} }\n`).join('');
  return `slug: ${slug}
position: 90
sku: ${sku}
name: { es: Caja ${slug}, en: Case ${slug} }
subtitle: { es: Seis, en: Six }
lead: { es: Una caja., en: A case. }
price: ${price}
stage: terrace
${more}bottle: { glass: black, capsule: wine, label: { layout: A, name: Caja } }
contents:
${contents}`;
}

/** Imports the test estate with its cases. */
export async function importCases(context: Parameters<typeof importFolder>[0]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'estate-cases-'));
  const secret = testEstate()['catalogue/alba/secreto.yaml']?.replace('stock: 20,', 'stock: 20, perMember: { others: 5 },') ?? '';
  await writeFolder(folder, {
    ...testEstate(),
    'catalogue/alba/secreto.yaml': secret,
    'catalogue/alba/seis.yaml': caseFile('seis', cases.six, '450.00', 'mostInLine: 3\n'),
    'catalogue/alba/mixta.yaml': caseFile('mixta', cases.mixed, '180.00'),
    'catalogue/alba/club.yaml': caseFile('club', cases.club, '170.00', 'clubOnly: true\n'),
  });
  await importFolder(context, folder);
  await rm(folder, { recursive: true });
}
