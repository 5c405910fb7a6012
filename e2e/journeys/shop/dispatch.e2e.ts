import type { Page } from '@playwright/test';
import { addToBasket, openCheckout } from '../../support/basket.ts';
import { checkAccessibility } from '../../support/accessibility.ts';
import { estateCommand } from '../../support/estate-command.ts';
import { readMailTo } from '../../support/mail.ts';
import { expect, type Place, test } from '../../support/place.ts';
import { sessionCall } from '../../support/session-calls.ts';
import { cards, continueToPayment, fillCard, fillDetails, orderNumber, pay } from '../../support/shopping.ts';

const said = {
  es: {
    unserved: 'No enviamos a Canarias.',
    gift: 'Es un regalo: sin precios en el paquete',
    message: 'Mensaje del regalo (opcional)',
    see: 'Ver el pedido',
    received: 'Recibido',
    onItsWay: 'En camino',
    track: 'Seguir el envío',
    dispatched: /está en camino$/,
    ready: 'Listo para recoger',
    readyMail: /está listo para recoger$/,
    invited: 'Basta con el número del pedido',
    promised: 'Cuando esté preparado\nLe escribimos',
    logIn: 'Entre y rellenamos sus datos',
    shop: 'Recoger en la tienda',
  },
  en: {
    unserved: 'We do not ship to the Canary Islands.',
    gift: 'It is a gift: no prices in the parcel',
    message: 'Gift message (optional)',
    see: 'See the order',
    received: 'Received',
    onItsWay: 'On its way',
    track: 'Follow the parcel',
    dispatched: /is on its way$/,
    ready: 'Ready for you',
    readyMail: /is ready for you$/,
    invited: 'number of the order',
    promised: 'When it is ready\nWe write to you',
    logIn: 'Log in and we fill in your details',
    shop: 'Collect at the shop',
  },
} as const;

const estate = async (...argv: string[]): Promise<void> => {
  const { code, errors } = await estateCommand(process.env['ESTATE_DATA_DIR'] ?? '', argv);
  expect(errors).toBe('');
  expect(code).toBe(0);
};

async function payAndSee(page: Page, place: Place): Promise<string> {
  await continueToPayment(page, place);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  const number = await orderNumber(page, place);
  await page.getByRole('link', { name: said[place.language].see }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  return number;
}

test('@both fault "postcode 35001 reaches payment": the Canaries are refused at the postcode, before paying, and in the basket', async ({ page, place }) => {
  const words = said[place.language];
  await addToBasket(page, place, place.wine.sku);
  await openCheckout(page, place);
  await fillDetails(page, place);
  const address = page.getByRole('group', { name: place.words.address });
  const postcode = address.getByLabel(place.words.postcode);
  await address.getByLabel(place.words.province).selectOption({ label: 'Las Palmas' });
  await postcode.fill('35001');
  await page.getByRole('button', { name: place.words.continue }).click();
  await expect(postcode).toHaveAccessibleDescription(new RegExp(words.unserved.replace('.', '\\.')));
  await expect(page.getByLabel(place.words.cardNumber)).toHaveCount(0);
  await checkAccessibility(page);
  const preview = await sessionCall<{ detail?: string; fields?: object }>(
    page,
    place,
    'GET',
    '/api/ecom/basket/?shippingCountryCode=ES&shippingPostcode=35001',
  );
  expect(preview).toMatchObject({ status: 400, body: { detail: 'ZONE_NOT_SERVED', fields: { shippingPostcode: 'ZONE_NOT_SERVED' } } });
  await postcode.fill('26001');
  await address.getByLabel(place.words.province).selectOption('La Rioja');
  await continueToPayment(page, place);
});

test('@both an order from payment to dispatch: the gift’s message, then carrier, number and the way to the parcel by mail and on its page', async ({
  page,
  place,
}, info) => {
  const words = said[place.language];
  const email = `envio.${info.project.name}.${Date.now()}@correo.example`;
  await addToBasket(page, place, place.wine.sku, 2);
  await openCheckout(page, place);
  await fillDetails(page, place, { email });
  await page.getByRole('checkbox', { name: words.gift }).check();
  await page.getByLabel(words.message).fill('Felices fiestas a los dos.');
  await checkAccessibility(page);
  const number = await payAndSee(page, place);
  const main = page.getByRole('main');
  await expect(main).toContainText('Felices fiestas a los dos.');
  await expect(main).toContainText(words.received);
  await estate('order', 'dispatch', number, 'ebro', 'TE-204117');
  await page.reload();
  await expect(main).toContainText(words.onItsWay);
  await expect(main).toContainText('Transportes del Ebro');
  await expect(page.getByRole('link', { name: words.track })).toHaveAttribute('href', 'https://envios.ebro.example/TE-204117');
  const mail = await readMailTo(page, email, { subject: words.dispatched });
  expect(mail.text).toContain('TE-204117');
  expect(mail.text).toContain('https://envios.ebro.example/TE-204117');
});

test('fault "pickup mail says at once that we expect you": a pickup is invited when it is ready, and not before', async ({ page, place }) => {
  const words = said[place.language];
  const { email, password } = place.fixtures.member('is-told-that-it-is-ready');
  await addToBasket(page, place, place.wine.sku);
  await openCheckout(page, place);
  await page.getByRole('link', { name: words.logIn }).click();
  await page.getByLabel(place.words.email).first().fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.locator('main button[type="submit"]').click();
  await expect(page.getByRole('group', { name: place.words.details }).getByLabel(place.words.email)).toHaveValue(email);
  await page.getByRole('radio', { name: words.shop }).check();
  const number = await payAndSee(page, place);
  const first = await readMailTo(page, email);
  expect(first.text).toContain(words.promised);
  expect(first.text).not.toContain(words.invited);
  await estate('order', 'ready', number);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(words.ready);
  const second = await readMailTo(page, email, { subject: words.readyMail });
  expect(second.subject).toContain(number);
  expect(second.text).toContain(words.invited);
});
