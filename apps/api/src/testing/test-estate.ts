import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FolderTexts, smallFolder } from '../platform/content/testing/small-folder.ts';

/**
 * The estate of the API's tests: the small folder, and beside it
 * - brisa, a second brand, with its own pages and the wine `paramo` (ORI-PAR-2019-75, 50 bottles, 58 €);
 * - `palomar`, with a reduced price (MON-PAL-2019-75, 30 € instead of 38 €; 3 bottles), a magnum and an announced vintage;
 * - `secreto` (MON-SEC-2018-75), for members only;
 * - `agotado` (MON-AGO-2020-75), sold out;
 * - `socios`, a page for members;
 * - `visita` (visit 2, alba; 24 €, 8 €, babies free; 1 to 8 people, 12 places, daily 11:00 and 17:00 in both languages,
 *   guided by Inés), `bodega` (visit 3; daily 11:30, which needs Inés too, and 19:00 in Spanish), `nocturna` (visit 4; brisa,
 *   free of charge, daily 23:30, 12 places);
 * - vouchers of alba: `U-VISITA-GOOD` (visit 2, 4 people) and `V-ANY-GOOD` (any visit, 3 people), good from 2026 to 2099, and one in
 *   each other state: `V-SOON` (2098), `V-OLD` (2024), `V-STOPPED`, `V-TAKEN`; of brisa: `V-BRISA` (2 people);
 * - gifts of alba: `MON-BONO-VISITA` (visit 2, 2 people, 12 months, 48 €) and `MON-BONO-ANY` (4 people, 18 months, 90 €; 5 of them).
 *   free of charge, daily 23:30, 12 places).
 * - iDEAL beside cards, in both brands;
 * - who sells under both brands, so that all that is paid is invoiced;
 * - the club's terms: an open season, goals, preferences.
 */
export function testEstate(): FolderTexts {
  const texts = smallFolder();
  return {
    ...texts,
    ...brisaPages(texts),
    'brands.yaml': withBrisa(texts['brands.yaml'] ?? ''),
    'club/club.yaml': clubTerms,
    'catalogue/alba/palomar.yaml': wine(texts, {
      slug: 'palomar',
      position: 3,
      variants: [
        'sku: MON-PAL-2021-75, vintage: 2021, format: 75, price: 40.00, stock: 0, soon: true, bestFrom: 2027, bestTo: 2040',
        'sku: MON-PAL-2019-75, vintage: 2019, format: 75, price: 38.00, reducedPrice: 30.00, stock: 3, bestFrom: 2024, bestTo: 2034',
        'sku: MON-PAL-2019-150, vintage: 2019, format: 150, price: 82.00, stock: 12, bestFrom: 2024, bestTo: 2034, alcohol: 14.5, tastingNote: { es: Cerrado, en: Closed }',
      ],
    }),
    'catalogue/alba/secreto.yaml': wine(texts, {
      slug: 'secreto',
      position: 4,
      more: 'clubOnly: true\n',
      variants: ['sku: MON-SEC-2018-75, vintage: 2018, format: 75, price: 90.00, stock: 20, bestFrom: 2024, bestTo: 2034'],
    }),
    'catalogue/alba/agotado.yaml': wine(texts, {
      slug: 'agotado',
      position: 5,
      variants: ['sku: MON-AGO-2020-75, vintage: 2020, format: 75, price: 12.00, stock: 0, bestFrom: 2024, bestTo: 2034'],
    }),
    'images/brisa/terrace.svg': texts['images/alba/terrace.svg'] ?? '',
    'catalogue/brisa/paramo.yaml': wine(texts, {
      slug: 'paramo',
      position: 1,
      variants: ['sku: ORI-PAR-2019-75, vintage: 2019, format: 75, price: 58.00, stock: 50, bestFrom: 2024, bestTo: 2034'],
    }),
    'experiences/visita.yaml': visit(texts, 2, 'visita', `capacity: 12\nmaxVisitors: 8\nguide: Inés\nschedule: [{ times: ['11:00', '17:00'] }]\n${described}`),
    'experiences/bodega.yaml': visit(
      texts,
      3,
      'bodega',
      "capacity: 12\nschedule: [{ times: ['11:30'], guide: Inés }, { times: ['19:00'], languages: [es] }]\n",
    ),
    'experiences/nocturna.yaml': visit(texts, 4, 'nocturna', "capacity: 12\nschedule: [{ times: ['23:30'] }]\n")
      .replace('brand: alba', 'brand: brisa')
      .replace('adult: 24.00, child: 8.00', 'adult: 0.00, child: 0.00')
      .replace(/^picture: .*\n/m, ''),
    'vouchers/visits.yaml': vouchers,
    'vouchers/gifts.yaml': gifts,
    ...giftMails(),
    'pages/alba/es/socios.liquid': membersPage(901, 'Socios'),
    'pages/alba/en/members.liquid': membersPage(902, 'Members'),
    'pages/alba/es/pagar.liquid': linkPage(903, 'Pagar'),
    'pages/alba/en/pay.liquid': linkPage(904, 'Pay'),
    'pages/brisa/es/pagar.liquid': linkPage(905, 'Pagar'),
    'pages/brisa/en/pay.liquid': linkPage(906, 'Pay'),
  };
}

/** All that a visit's page may say. */
const described = `description: { es: "Uno.\\n\\nDos.", en: "One.\\n\\nTwo." }
programme: [{ after: -10, text: { es: Botas, en: Boots } }, { after: 30, text: { es: Muro, en: Wall } }]
included: [{ es: Tres copas, en: Three glasses }]
wines: [{ wine: palomar, note: { es: Arriba, en: At the top } }, { wine: agotado }]
bring: [{ es: Sombrero, en: A hat }]
accessibility: { es: Escalones, en: Steps }
directions: { es: Por el camino, en: By the track }
pictures: [{ picture: terrace, caption: { es: El muro, en: The wall } }]
`;

/** A season that is open whenever the tests run, and one that never is. */
const clubTerms = `seasons:
  - { year: 2020, opens: 2020-11-11, ends: 2199-10-31 }
  - { year: 2199, opens: 2199-11-11, ends: 2200-10-31 }
levels:
  - { level: bronze, label: { es: Bronce, en: Bronze }, goal: 300.00, card: bronze }
  - { level: platinum, label: { es: Platino, en: Platinum }, goal: 900.00, card: platinum }
  - { level: collaborator, label: { es: Colaborador, en: Collaborator }, permanent: true }
  - { level: ambassador, label: { es: Embajador, en: Ambassador }, permanent: true }
  - { level: shareholder, label: { es: Accionista, en: Shareholder }, permanent: true }
  - { level: team_alba, label: { es: Equipo Alba, en: Alba team }, permanent: true, invites: false }
  - { level: team_brisa, label: { es: Equipo Brisa, en: Brisa team }, permanent: true, invites: false }
preferences:
  - { value: red, text: { es: Tintos, en: Reds } }
  - { value: white, text: { es: Blancos, en: Whites } }
`;

/** Writes the texts below a folder. */
export async function writeFolder(folder: string, texts: FolderTexts): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

const good = 'validFrom: 2026-01-01, validUntil: 2099-12-31';
const vouchers = `vouchers:
  - { code: U-VISITA-GOOD, brand: alba, experience: visita, participants: 4, ${good} }
  - { code: V-ANY-GOOD, brand: alba, participants: 3, ${good} }
  - { code: V-SOON, brand: alba, participants: 2, validFrom: 2098-01-01, validUntil: 2098-12-31 }
  - { code: V-OLD, brand: alba, participants: 2, validFrom: 2024-01-01, validUntil: 2024-12-31 }
  - { code: V-STOPPED, brand: alba, participants: 2, active: false, ${good} }
  - { code: V-TAKEN, brand: alba, participants: 2, used: true, ${good} }
  - { code: V-BRISA, brand: brisa, participants: 2, ${good} }
`;

const bottle = 'bottle: { shape: bordeaux, glass: black, capsule: wine, label: { layout: A, name: Bono } }';
const gifts = `gifts:
  - { sku: MON-BONO-VISITA, brand: alba, name: { es: Bono, en: Voucher }, text: { es: Un paseo, en: A walk }, experience: visita, participants: 2, price: 48.00, year: 2026, ${bottle} }
  - { sku: MON-BONO-ANY, brand: alba, name: { es: Bono libre, en: Open voucher }, text: { es: El que quiera, en: Any }, participants: 4, months: 18, price: 90.00, stock: 5, year: 2026, ${bottle} }
`;

function giftMails(): FolderTexts {
  const text =
    '---\nsubject: gift-vouchers {{ gift.order }}\n---\n<p>{{ gift.name }}{% for voucher in gift.vouchers %} {{ voucher.title }} {{ voucher.people }} {{ voucher.until }} {{ voucher.link }}{% endfor %}</p>\n';
  return { 'mail/gift-vouchers.es.liquid': text, 'mail/gift-vouchers.en.liquid': text };
}

function wine(texts: FolderTexts, { slug, position, more = '', variants }: { slug: string; position: number; more?: string; variants: string[] }): string {
  const like = texts['catalogue/alba/crianza.yaml'] ?? '';
  return like
    .replace(/^slug: .*$/m, `slug: ${slug}`)
    .replace(/^position: .*$/m, `position: ${position}\n${more}`.trimEnd())
    .replace(/^related: .*\n/m, '')
    .replace(/^variants:[\s\S]*$/m, `variants:\n${variants.map((variant) => `  - { ${variant} }\n`).join('')}`);
}

function visit(texts: FolderTexts, id: number, slug: string, more: string): string {
  const like = texts['experiences/paseo.yaml'] ?? '';
  return `${like
    .replace(/^id: .*$/m, `id: ${id}`)
    .replace(/^slug: .*$/m, `slug: ${slug}`)
    .replace(/^position: .*$/m, `position: ${id}`)}${more}`;
}

/** One company sells under both brands: their invoices are one chain. */
const seller = "seller: { name: 'Viñedos & Hijos, S.L.', taxId: B26101923, address: ['Camino de la Bodega, s/n', 26200 Haro] }";

function withBrisa(brands: string): string {
  const [head = '', ...entry] = brands.replace(/^( +)clubLabel: /m, `$1${seller}\n$1paymentMethods: [ideal]\n$&`).split(/(?=^ {2}- id: )/m);
  const alba = entry.join('');
  const brisa = alba.replaceAll('alba', 'brisa').replace('name: Alba', 'name: Brisa').replace('hosts: [localhost]', 'hosts: [brisa.localhost]');
  return `${head}${alba}${brisa}`;
}

function brisaPages(texts: FolderTexts): FolderTexts {
  const pages = Object.entries(texts).filter(([name]) => name.startsWith('pages/alba/'));
  return Object.fromEntries(
    pages.map(([name, text]) => [name.replace('alba', 'brisa'), text.replace(/^id: (\d+)$/m, (_, id: string) => `id: ${Number(id) + 500}`)]),
  );
}

/** Where payment links lead. */
function linkPage(id: number, title: string): string {
  return `---\nid: ${id}\nkey: payment-link\napp: shop\ntitle: ${title}\ndescription: ${title}\n---\n<h1>${title}</h1>\n`;
}

function membersPage(id: number, title: string): string {
  return `---\nid: ${id}\nkey: members\napp: club\ntheme: club\naccess: member\ntitle: ${title}\ndescription: ${title}\n---\n<h1>${title}</h1>\n`;
}
