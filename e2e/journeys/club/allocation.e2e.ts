import { checkAccessibility } from '../../support/accessibility.ts';
import { open } from '../../support/hydration.ts';
import { beMember, demoMembers, openAs } from '../../support/club.ts';
import { expect, test } from '../../support/place.ts';

const said = {
  es: {
    levels: 'Este vino es para los niveles Platino, Embajador y Accionista del club.',
    membersOnly: 'Solo para socios',
    otherLevel: 'Reservado a otro nivel',
    see: 'Ver más: ',
    selection: /Hasta 2 botellas por socio y temporada/,
    rule: 'Hasta 2 botellas por socio y temporada.',
    quantity: 'Cantidad',
    had: /Cada socio puede comprar 2 botellas de este vino por temporada: le quedan 2 y ya tiene 2 en la cesta/,
    line: 'Cada socio puede comprar 2 por temporada; a usted le quedan 2. Baje la cantidad para continuar.',
    close: 'Cerrar',
  },
  en: {
    levels: 'This wine is for the levels Platinum, Ambassador and Shareholder of the club.',
    membersOnly: 'Members only',
    otherLevel: 'Kept for another level',
    see: 'See more: ',
    selection: /Up to 2 bottles for each member and season/,
    rule: 'Up to 2 bottles for each member and season.',
    quantity: 'Quantity',
    had: /Each member may buy 2 bottles of this wine in a season: 2 are left for you, and you already have 2 in your basket/,
    line: 'Each member may buy 2 in a season; 2 left for you. Lower the quantity to go on.',
    close: 'Close',
  },
} as const;

/** For platinum members, ambassadors and shareholders; of platinum each may buy two bottles in a season. */
const kept = {
  montelar: { slug: 'mil-novecientos-veinticuatro', title: { es: 'Mil novecientos veinticuatro', en: 'Nineteen twenty-four' } },
  oria: { slug: 'cuarenta-calicatas', title: { es: 'Cuarenta calicatas', en: 'Forty pits' } },
} as const;

test('@both a wine for other levels is locked: in the selection, and on its page, which says whose it is (section 6)', async ({ page, place }) => {
  const words = said[place.language];
  const wine = kept[place.brand];
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: wine.title[place.language] });
  await openAs(page, place, demoMembers.andres, place.path('selection'));
  await expect(card.getByText(words.otherLevel)).toBeVisible();
  await expect(card.getByRole('button', { name: words.see + wine.title[place.language] })).toBeDisabled();
  await expect(card.getByText('€')).toHaveCount(0);
  await open(page, place.path('catalogue', `/${wine.slug}`));
  await expect(page.getByText(words.levels)).toBeVisible();
  await expect(page.getByRole('button', { name: words.membersOnly })).toBeDisabled();
  await checkAccessibility(page);
  await openAs(page, place, demoMembers.lucia, place.path('selection'));
  await expect(card.getByText(words.selection)).toBeVisible();
  await expect(card.getByRole('link', { name: words.see + wine.title[place.language] })).toBeVisible();
});

test('@both no more than each member’s bottles of the season go into the basket, and the basket says why (allocation)', async ({
  page,
  place,
  expectErrors,
}) => {
  expectErrors(/^406 POST \/api\/ecom\/basket\/add_product\/$/);
  const words = said[place.language];
  const wine = kept[place.brand];
  await beMember(page, place, place.fixtures.member('buys-the-allocation'));
  await open(page, place.path('catalogue', `/${wine.slug}`));
  await expect(page.getByText(words.rule)).toBeVisible();
  const quantity = page.getByRole('spinbutton', { name: words.quantity });
  await expect(quantity).toHaveAttribute('max', '2');
  await quantity.fill('2');
  const add = page.getByRole('button', { name: place.words.addToBasket, exact: true });
  await add.click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('link', { name: place.words.toBasket })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await add.click();
  await expect(popup.getByText(words.had)).toBeVisible();
  await page.keyboard.press('Escape');
  await open(page, place.path('basket'));
  const line = page.getByRole('main').getByRole('spinbutton').first();
  await expect(line).toHaveValue('2');
  await line.fill('3');
  await expect(page.getByText(words.line)).toBeVisible();
  await expect(page.getByRole('button', { name: place.words.toCheckout })).toBeDisabled();
  await checkAccessibility(page);
});
