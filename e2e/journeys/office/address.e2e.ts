import { checkAccessibility } from '../../support/accessibility.ts';
import { readMailTo } from '../../support/mail.ts';
import { comeIn, officePage } from '../../support/office.ts';
import { expect, test } from '../../support/place.ts';
import { buyer, cards, continueToPayment, fillCard, fillDetails, goToCheckout, orderNumber, pay, putIntoBasket } from '../../support/shopping.ts';

const locale = 'es-ES';
test.use({ locale });

test('issue 16, orders: where one goes is changed until it is packed; its buyer is told, and two who change it do not overwrite each other', async ({
  page,
  place,
  browser,
  expectErrors,
}) => {
  expectErrors(/^409 POST \S+\/address$/);
  const email = `direccion-${Date.now()}@correo.example`;
  const shopper = await browser.newContext({ locale });
  const own = await shopper.newPage();
  await putIntoBasket(own, place);
  await goToCheckout(own, place);
  await fillDetails(own, place, { email });
  await continueToPayment(own, place);
  await fillCard(own, place, cards.good);
  await pay(own, place);
  const number = await orderNumber(own, place);

  await comeIn(page, place, `orders/${number}`);
  await page.getByRole('link', { name: 'Cambiar la dirección' }).click();
  await expect(page.getByLabel('Calle y número')).toHaveValue(buyer.line1);
  await checkAccessibility(page);
  const later = await page.context().newPage();
  await later.goto(page.url());
  await page.getByLabel('Calle y número').fill('Calle Nueva, 4');
  await page.getByRole('button', { name: 'Enviarlo allí' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Va a la nueva dirección' })).toBeVisible();
  await expect(page.getByText('Calle Nueva, 4', { exact: true })).toBeVisible();
  await expect(page.getByText('Dirección cambiada')).toBeVisible();

  // Who saw the old one is shown the new one beside what was typed, and decides.
  await later.getByLabel('Calle y número').fill('Calle Vieja, 9');
  await later.getByRole('button', { name: 'Enviarlo allí' }).click();
  await expect(later.getByRole('alert')).toBeVisible();
  await expect(later.getByText('Calle Nueva, 4', { exact: true })).toBeVisible();
  await expect(later.getByLabel('Calle y número')).toHaveValue('Calle Vieja, 9');
  await checkAccessibility(later);

  // Another country costs another sum: the page says what to do.
  await later.getByLabel('País').selectOption('DE');
  await later.getByLabel('Código postal').fill('10115');
  await later.getByLabel('Localidad').fill('Berlin');
  await later.getByRole('button', { name: 'Enviarlo allí' }).click();
  await expect(later.getByRole('alert')).toContainText('cancele el pedido y tome uno nuevo');
  await later.close();

  const mail = await readMailTo(page, email, { subject: /dirección|address/ });
  expect(mail.text).toContain('Calle Nueva, 4');
  await own.goto(/https?:\/\/\S+token=view_[\w-]+/.exec(mail.text)?.[0] ?? '');
  await expect(own.getByText('Calle Nueva, 4').first()).toBeVisible();
  await shopper.close();

  await page.getByRole('button', { name: 'Empezar a preparar' }).click();
  await expect(page.getByRole('link', { name: 'Cambiar la dirección' })).toHaveCount(0);
  await page.goto(officePage(place, `orders/${number}/address`));
  await page.getByRole('button', { name: 'Enviarlo allí' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});
