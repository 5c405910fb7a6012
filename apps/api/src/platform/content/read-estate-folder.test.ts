import { describe, expect, test } from 'vitest';
import { drop, edit, edits, problemsAfter, put } from './testing/changed-folder.ts';
import { smallClub, type FolderTexts } from './testing/small-folder.ts';

const wine = 'catalogue/alba/reserva.yaml';
const page = 'pages/alba/es/catalogue.liquid';

type Slip<Expected> = [what: string, change: (texts: FolderTexts) => void, problem: Expected];

const ownLists = `wineTypes:
  - { type: orange, name: { es: Naranja, en: Orange }, plural: { es: Naranjas, en: Orange wines } }
bottleFormats:
  - { size: 50, name: { es: Botella, en: Bottle } }
documents:
  - { type: passport, name: { es: Pasaporte, en: Passport } }
`;

/** One change to the good folder and the one line that must come back (file, line and field). */
const slips: (Slip<string> | Slip<RegExp>)[] = [
  [
    'a comma in a price',
    edit(wine, 'price: 24.50', 'price: 24,5'),
    `${wine}:24 variants.0.price: expected a price with two decimals such as 24.50, got "24,5"`,
  ],
  [
    'a price left out',
    edit(wine, '  - price: 24.50\n    sku', '  - sku'),
    `${wine}:24 variants.0.price: is missing: add a price with two decimals such as 24.50`,
  ],
  ['a third decimal', edit(wine, 'price: 24.50', 'price: 24.505'), `${wine}:24 variants.0.price: expected a price with two decimals such as 24.50, got 24.505`],
  [
    'a reduction that is none',
    edit(wine, '"49.90"', '"56.00"'),
    `${wine}:31 variants.1.reducedPrice: expected less than the price it reduces: lower it, or delete it, got "56.00"`,
  ],
  [
    'a price step that is no lower',
    edit(wine, '  - price: 24.50\n', '  - priceSteps: [{ from: 6, price: 24.50 }]\n    price: 24.50\n'),
    `${wine}:24 variants.0.priceSteps.0.price: expected less than what one bottle costs: lower it, or delete the step, got 24.5`,
  ],
  [
    'a price step that no line can reach',
    edit(wine, '  - price: 24.50\n', '  - priceSteps: [{ from: 12, price: 20.00 }]\n    price: 24.50\n'),
    `${wine}:24 variants.0.priceSteps.0.from: expected at most 10, got 12`,
  ],
  ['a misspelt field', edit(wine, 'alcohol: 14\n', 'alcohl: 14\n'), `${wine}:13 alcohl: unknown field: did you mean alcohol?`],
  ['a word where a number goes', edit(wine, 'alcohol: 14\n', 'alcohol: strong\n'), `${wine}:13 alcohol: expected a number, got "strong"`],
  [
    'a vintage of which nobody says until when it is at its best',
    edit(wine, '    bestTo: 2038\n', ''),
    `${wine}:24 variants.0.bestTo: says no year: write it here, or once for all vintages beside the alcohol of the wine`,
  ],
  [
    'a category that is none',
    edit(wine, 'category: red', 'category: tinto'),
    `${wine}:3 category: there is no category "tinto": take one of red, white, rose, large, or add it to lists.yaml`,
  ],
  [
    'a wine among the large bottles whose type nobody knows',
    edit(wine, 'category: red', 'category: large'),
    `${wine}:3 category: a wine of this category says which type it is as well: add type, one of red, white, rose`,
  ],
  [
    'a format that is none',
    edit(wine, 'format: 37.5', 'format: 50'),
    `${wine}:32 variants.2.format: there is no format 50: take one of 37.5, 75, 150, or add it to lists.yaml`,
  ],
  [
    'lists of the estate’s own, and a wine and a member of the usual ones',
    put('lists.yaml', ownLists),
    [
      ...['catalogue/alba/crianza.yaml', wine].flatMap((file) => [
        `${file}:3 category: there is no category "red": take one of orange, large, or add it to lists.yaml`,
        `${file}:27 variants.0.format: there is no format 75: take one of 50, or add it to lists.yaml`,
        `${file}:31 variants.1.format: there is no format 150: take one of 50, or add it to lists.yaml`,
        `${file}:32 variants.2.format: there is no format 37.5: take one of 50, or add it to lists.yaml`,
      ]),
      'club/members.yaml:13 members.0.document.type: there is no type of document "dni": take one of passport, or add it to lists.yaml',
    ].join('\n'),
  ],
  ['a list that is wrong is told once, there', put('lists.yaml', 'wineTypes: []\n'), 'lists.yaml:1 wineTypes: expected at least 1 entries, got a list of 0'],
  ['one language only', edit(wine, '{ es: Un vino, en: A wine }', '{ es: Un vino }'), `${wine}:6 lead.en: is missing: add text`],
  [
    'a text in a language that there is not',
    edit(wine, '{ es: Un vino, en: A wine }', '{ es: Un vino, en: A wine, xx: Vin }'),
    `${wine}:6 lead.xx: unknown field: the fields here are es, en`,
  ],
  [
    'a brand in a language that there is not',
    edit('brands.yaml', 'languages: [es, en]', 'languages: [es, xx]'),
    'brands.yaml:6 brands.0.languages.1: expected one of es, en, got "xx"',
  ],
  ['shares that do not add up', edit(wine, 'share: 100', 'share: 90'), `${wine}:9 grapes: expected shares that add up to 100`],
  ['a postcode without quotes', edit('brands.yaml', "'26200'", '26200'), 'brands.yaml:13 brands.0.pickup.postcode: expected text, got 26200: put it in quotes'],
  ['broken YAML', edit(wine, 'category: red', 'category: "red'), /^catalogue\/alba\/reserva\.yaml:\d+ is not YAML: /],
  ['a key written twice', edit(wine, 'position: 1', 'position: 1\nposition: 2'), /^catalogue\/alba\/reserva\.yaml:3 is not YAML: Map keys must be unique/],
  ['an empty file', put('shipping.yaml', ''), 'shipping.yaml:1 expected a group of fields, got nothing'],
  ['a file missing', drop('shipping.yaml'), 'shipping.yaml:1 the file is missing: create it'],
  ['a file that nothing reads', put('catalogue/alba/blanco.yml', ''), /^catalogue\/alba\/blanco\.yml:1 no part of the site reads a file of this name/],
  [
    'a sku used twice',
    edit('catalogue/alba/crianza.yaml', 'CRIANZA-2019-75', 'RESERVA-2019-75'),
    `${wine}:25 variants.0.sku: the sku "RESERVA-2019-75" already stands at catalogue/alba/crianza.yaml:25: give one of the two another`,
  ],
  [
    'the same vintage and format twice',
    edit(wine, 'vintage: 2020, format: 37.5', 'vintage: 2019, format: 150'),
    `${wine}:32 variants.2.vintage: the vintage in this format "2019 in 150 cl" already stands at ${wine}:31: give one of the two another`,
  ],
  [
    'a redirect from a page that stands',
    put('redirects.yaml', 'redirects:\n  - { brand: alba, from: /es/basket, to: /es/catalogue }\n'),
    'redirects.yaml:2 redirects.0.from: a page stands at /es/basket: take this line out, or give the page another route',
  ],
  [
    'a redirect to a wine that is none',
    put('redirects.yaml', 'redirects:\n  - { brand: alba, from: /es/tintos, to: /es/vinos/reserba }\n'),
    'redirects.yaml:2 redirects.0.to: no page of alba stands at /es/vinos/reserba: name one that does, or write gone: true',
  ],
  [
    'a redirect that says both',
    put('redirects.yaml', 'redirects:\n  - { brand: alba, from: /es/tintos, to: /es/catalogue, gone: true }\n'),
    /^redirects\.yaml:2 redirects\.0: expected either to .* or gone: true, not both/,
  ],
  [
    'a slug unlike its file',
    edit(wine, 'slug: reserva', 'slug: reserba'),
    `${wine}:1 slug: expected the name of the file, reserva, got "reserba": rename one of the two`,
  ],
  [
    'a related wine that is not there',
    edit(wine, '[crianza]', '[crianca]'),
    `${wine}:21 related.0: there is no wine with the slug "crianca": did you mean "crianza"?`,
  ],
  [
    'a wine of the club’s selection that is not there',
    put('club/club.yaml', `${smallClub}highlighted:\n  alba: [crianza, reserba]\n`),
    'club/club.yaml:6 highlighted.alba.1: there is no wine with the slug "reserba": did you mean "reserva"?',
  ],
  [
    'a menu entry to no page',
    edit('brands.yaml', 'page: catalogue', 'page: catalog'),
    'brands.yaml:20 brands.0.navigation.0.page: there is no page with the key "catalog" in pages/alba: did you mean "catalogue"?',
  ],
  [
    'a way on from the page of a missing page to a wine that is not there',
    edit(
      'brands.yaml',
      '    navigation:',
      '    errorPages: { notFound: { title: { es: Nada, en: Nothing }, text: { es: Nada, en: Nothing }, ways: [{ mark: { es: 9 m, en: 9 m }, label: { es: A, en: A }, wine: reserba }] } }\n    navigation:',
    ),
    /errorPages\.notFound\.ways\.0\.wine: there is no wine with the slug "reserba"/,
  ],
  [
    'a visit that tastes a wine which is not there',
    edit('experiences/paseo.yaml', 'picture: hero', 'picture: hero\nwines: [{ wine: reserba }]'),
    /^experiences\/paseo\.yaml:12 wines\.0\.wine: there is no wine with the slug "reserba"/,
  ],
  [
    'a point of a visit after its end',
    edit('experiences/paseo.yaml', 'picture: hero', 'picture: hero\nprogramme:\n  - { after: 95, text: { es: Tarde, en: Late } }'),
    /^experiences\/paseo\.yaml:13 programme\.0\.after: is later than the end of the visit, 90 minutes/,
  ],
  [
    'a picture of a visit that is not there',
    edit('experiences/paseo.yaml', 'picture: hero', 'picture: hero\npictures:\n  - { picture: heroe, caption: { es: Sol, en: Sun } }'),
    /^experiences\/paseo\.yaml:13 pictures\.0\.picture: there is no file images\/alba\/heroe\.svg/,
  ],
  ['a visit of another brand', edit('experiences/paseo.yaml', 'brand: alba', 'brand: orja'), /^experiences\/paseo\.yaml:3 brand: there is no brand "orja"/],
  [
    'a postcode pattern that does not compile',
    edit('shipping.yaml', '^.+$', '^(+$'),
    'shipping.yaml:15 countries.1.postcode: expected a regular expression such as ^\\d{5}$, got "^(+$"',
  ],
  [
    'a coupon of two kinds',
    edit('vouchers/coupons.yaml', 'amount: 10.00', 'amount: 10.00\n    percent: 5'),
    'vouchers/coupons.yaml:2 coupons.0.code: expected either percent or amount beside this code: write one of the two, got "VENDIMIA"',
  ],
  [
    'a membership without end',
    edit('club/members.yaml', '2027-12-31', 'null'),
    'club/members.yaml:10 members.0.membershipEnds: expected the day the platinum membership ends such as 2027-12-31',
  ],
  [
    'a purchase number used twice',
    edit(
      'club/members.yaml',
      '    language: es',
      '    purchases:\n      - { number: T-1, date: 2026-06-14, total: 20.00 }\n      - { number: T-1, date: 2026-06-15, total: 30.00 }\n    language: es',
    ),
    'club/members.yaml:13 members.0.purchases.1.number: the purchase number "T-1" already stands at club/members.yaml:12: give one of the two another',
  ],
  [
    'bottles for each member of a wine for everybody',
    edit(wine, 'price: 24.50', 'price: 24.50\n    perMember: { others: 6 }'),
    `${wine}:25 variants.0.perMember: expected clubOnly: true in the wine: only members have an allocation`,
  ],
  [
    'bottles for each member and season in a club without seasons',
    edits(edit(wine, 'position: 1', 'position: 1\nclubOnly: true'), edit(wine, 'price: 24.50', 'price: 24.50\n    perMember: { others: 6 }')),
    `${wine}:26 variants.0.perMember: is counted by season, and club/club.yaml has no seasons: add one there`,
  ],
  [
    'bottles for a level that may not buy the wine, and none for one that may',
    edits(
      put('club/club.yaml', `${smallClub}seasons:\n  - { year: 2026, opens: 2026-11-11, ends: 2027-10-31 }\n`),
      edit(wine, 'position: 1', 'position: 1\nclubOnly: true\nclubLevels: [platinum, shareholder]'),
      edit(wine, 'price: 24.50', 'price: 24.50\n    perMember: { platinum: 6, bronze: 2, gold: 1 }'),
    ),
    [
      `${wine}:27 variants.0.perMember: says nothing of shareholder: add the number of bottles, or others for all levels not named`,
      `${wine}:27 variants.0.perMember.bronze: expected one of clubLevels: members of other levels cannot buy this wine, got 2`,
      `${wine}:27 variants.0.perMember.gold: expected one of clubLevels: members of other levels cannot buy this wine, got 1`,
    ].join('\n'),
  ],
  [
    'levels that the club does not have',
    edits(
      put('club/club.yaml', `${smallClub}seasons:\n  - { year: 2026, opens: 2026-11-11, ends: 2027-10-31 }\n`),
      edit('club/members.yaml', 'level: platinum', 'level: platinun'),
      edit(wine, 'position: 1', 'position: 1\nclubOnly: true'),
      edit(wine, 'price: 24.50', 'price: 24.50\n    perMember: { others: 6, gold: 1 }'),
    ),
    [
      `${wine}:26 variants.0.perMember.gold: there is no level "gold": see club/club.yaml`,
      'club/members.yaml:8 members.0.level: there is no level "platinun": did you mean "platinum"?',
    ].join('\n'),
  ],
  [
    'a day that does not exist',
    edit('club/members.yaml', '2027-12-31', '2027-02-30'),
    'club/members.yaml:10 members.0.membershipEnds: expected a day that exists, written as 2026-05-31, got "2027-02-30"',
  ],
  [
    'a page without its pair',
    drop('pages/alba/en/club.liquid'),
    'pages/alba/es/club.liquid:3 key: this page stands in es only: add its pair with key: club under pages/alba/en/',
  ],
  [
    'a page id used twice',
    edit(page, 'id: 3', 'id: 1'),
    `pages/alba/es/index.liquid:2 id: the page id "1" already stands at ${page}:2: give one of the two another`,
  ],
  [
    'an address used twice',
    edit(page, 'key: catalogue', 'key: catalogue\nroute: basket'),
    /^pages\/alba\/es\/catalogue\.liquid:4 route: the address \/es\/basket already belongs to pages\/alba\/es\/basket\.liquid/,
  ],
  ['front matter missing', edit(page, '---\nid', 'id'), new RegExp(`^${page}:1 expected front matter`)],
  [
    'front matter not closed',
    edit(page, 'description: catalogue\n---', 'description: catalogue'),
    `${page}:1 the front matter is not closed: write a line of three hyphens after its last field`,
  ],
  ['a wrong field in front matter', edit(page, 'app: shop', 'app: store'), `${page}:4 app: expected one of shop, booking, club, content, got "store"`],
  [
    'an unknown block',
    edit(page, 'shop/catalogue', 'shop/catalog'),
    `${page}:9 block: pages of shop have no block "shop/catalog": did you mean "shop/catalogue"?`,
  ],
  ['an attribute that a block refuses', edit(page, 'page-id: page.id', 'page-number: 12'), `${page}:9 block: shop/catalogue: page-id: it must be given`],
  [
    'a block of another app',
    edit(page, 'shop/catalogue', 'club/card'),
    `${page}:9 block: pages of shop have no block "club/card": their blocks are shop/catalogue, shop/basket`,
  ],
  [
    'a block without its name',
    edit(page, "'shop/catalogue'", 'shop'),
    `${page}:9 the template does not render: expected the name of a block in quotes such as {% block 'shop/catalogue' %}`,
  ],
  ['a tag that is none', edit(page, '<h1>', '{% blok %}<h1>'), `${page}:8 the template does not render: tag "blok" not found`],
  [
    'two variables that are none',
    edit(page, '<h1>', '{{ brand.nam }}{{ pat }}<h1>'),
    `${page}:8 the template does not render: undefined variable: brand.nam\n${page}:8 the template does not render: undefined variable: pat`,
  ],
  [
    'an error in a partial',
    put('pages/partials/foot.liquid', '<p>\n{{ brand.nam }}</p>'),
    'pages/partials/foot.liquid:2 the template does not render: undefined variable: brand.nam',
  ],
  ['a tag left open', edit(page, '<h1>', '<section>\n<div>\n</section>\n<h1>'), `${page}:9 div: <div> is not closed: write </div> where it ends`],
  ['a tag closed twice', edit(page, '</h1>', '</h1>\n</div>'), `${page}:9 div: </div> closes what was not opened: take it out, or open <div> before it`],
  [
    'a tag left open in a partial',
    put('pages/partials/foot.liquid', '<p>\n<figure></p>'),
    'pages/partials/foot.liquid:2 figure: <figure> is not closed: write </figure> where it ends',
  ],
  [
    'a partial that is not there',
    edit('pages/alba/es/index.liquid', "'foot'", "'feet'"),
    'pages/alba/es/index.liquid:10 the template does not render: there is no partial "feet" in pages/partials',
  ],
  [
    'a sku in a page that is not there',
    edit(page, '<h1>', "{% block 'shop/basket', skus: 'RESERVA-2019-75, RESERVA-2018-75' %}<h1>"),
    `${page}:8 skus: there is no sku "RESERVA-2018-75" in catalogue/alba: did you mean "RESERVA-2019-75"?`,
  ],
  [
    'a link to no page',
    edit(page, '<h1>', '<a href="/es/vinos/reserva?a=1"></a><a href="/es/vino"></a><h1>'),
    `${page}:8 href: there is no page at /es/vino: link with {{ paths.key }}, which follows a page wherever it moves`,
  ],
  [
    'a picture that is not there',
    edit('pages/alba/es/index.liquid', 'hero.svg', 'heroe.svg'),
    'pages/alba/es/index.liquid:9 image: there is no file images/alba/heroe.svg: put the picture there, or correct the name',
  ],
  [
    'a visit’s picture that is not there',
    edit('experiences/paseo.yaml', 'picture: hero', 'picture: heroe'),
    'experiences/paseo.yaml:11 picture: there is no file images/alba/heroe.svg: put the picture there, or correct the name',
  ],
  [
    'a funding emblem that is not there, or does not say how large it is',
    edit('brands.yaml', '    funding:', '    fundingLogo: { picture: emblem, alt: { es: Fondo, en: Fund } }\n    funding:'),
    'brands.yaml:17 brands.0.fundingLogo.picture: there is no picture images/alba/emblem.svg that says its width and height: put it there, or correct the name',
  ],
  [
    'a page in a third language',
    put('pages/alba/fr/index.liquid', ''),
    'pages/alba/fr/index.liquid:1 stands in the folder of an unknown language, "fr": move it to one of es, en',
  ],
  [
    'a mail left out',
    drop('mail/order-confirmation.en.liquid'),
    'mail/order-confirmation.en.liquid:1 the file is missing, and the server sends this mail: create it',
  ],
  [
    'a mail about visits left out, where there are visits',
    drop('mail/visit-moved.es.liquid'),
    'mail/visit-moved.es.liquid:1 the file is missing, and the server sends this mail: create it',
  ],
  [
    'an address that is none among those who are told',
    edit('brands.yaml', '    phone: ', "    notices: { to: [office], send: daily, at: '08:00' }\n    phone: "),
    /^brands\.yaml:\d+ brands\.0\.notices\.to\.0: expected/,
  ],
  [
    'a page of groups without the mail that takes a request to the estate',
    edits(
      ...(['es', 'en'] as const).map((language, index) =>
        put(
          `pages/alba/${language}/groups.liquid`,
          `---\nid: ${990 + index}\nkey: group-request\napp: booking\ntitle: Groups\ndescription: Groups\n---\n<h1>Groups</h1>\n`,
        ),
      ),
      drop('mail/group-request.es.liquid'),
    ),
    'mail/group-request.es.liquid:1 the file is missing, and the server sends this mail: create it',
  ],
  [
    'a variable in a mail that is none',
    edit('mail/order-confirmation.es.liquid', 'order.name', 'order.nombre'),
    'mail/order-confirmation.es.liquid:4 the template does not render: undefined variable: order.nombre',
  ],
  [
    'a subject that does not render',
    edit('mail/order-confirmation.es.liquid', 'order.number', 'order.numero'),
    'mail/order-confirmation.es.liquid:2 subject: the template does not render: undefined variable: order.numero',
  ],
  [
    'a layout without a place for the mail',
    put('mail/layout.liquid', '<body>{{ content }}</body>'),
    'mail/layout.liquid:1 the layout has no place for the mail: write {{ content | raw }} where it goes',
  ],
];

describe('each slip names its file, line and field', () => {
  test.each(slips.filter((slip): slip is Slip<string> => typeof slip[2] === 'string'))('%s', async (_what, change, expected) => {
    expect(await problemsAfter(change)).toBe(expected);
  });

  test.each(slips.filter((slip): slip is Slip<RegExp> => slip[2] instanceof RegExp))('%s', async (_what, change, expected) => {
    expect(await problemsAfter(change)).toMatch(expected);
  });

  test('every problem of the folder is told at once, in the order of files and lines', async () => {
    const lines = await problemsAfter((texts) => {
      edit(wine, 'alcohol: 14\n', 'alcohol: strong\n')(texts);
      edit('catalogue/alba/crianza.yaml', 'category: red', 'category: tinto')(texts);
      edit('shipping.yaml', 'vat: 21', 'vat: lots')(texts);
      edit(page, 'shop/catalogue', 'shop/nothing')(texts);
    });
    expect(lines.split('\n').map((line) => line.split(' ')[0])).toEqual(['catalogue/alba/crianza.yaml:3', `${wine}:13`, `${page}:9`, 'shipping.yaml:1']);
  });
});
