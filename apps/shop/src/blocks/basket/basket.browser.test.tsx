import { afterEach, describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { exampleBasket, withQuantities } from '../../testing/example-basket.ts';
import { exampleCountries } from '../../testing/example-checkout.ts';
import { mount } from '../../testing/mount.tsx';
import { standInServer } from '../../testing/stand-in-server.ts';
import { agreeToCounting, trackedEvents } from '../../testing/tag-manager.ts';
import Basket from './Basket.tsx';

let clear = () => {};
afterEach(() => clear());

/** A basket page before a server that holds these quantities and takes every change. */
function openBasket(start = exampleBasket) {
  let basket = start;
  const server = standInServer({
    'GET /api/ecom/basket/': () => ({ body: basket }),
    'POST /api/ecom/basket/update_lines/': ({ body }) => ({
      body: (basket = withQuantities(Object.fromEntries((body as { lines: [string, number][] }).lines))),
    }),
    'DELETE /api/ecom/basket/lines/crianza/': () => ({ body: (basket = withQuantities({ crianza: 0 })) }),
    'POST /api/ecom/basket/apply_voucher/': () => ({ status: 400, body: { detail: 'VOUCHER_EXPIRED', message: 'expired' } }),
  });
  const attributes = { catalogueUrl: '/es/vinos', checkoutUrl: '/es/pago' };
  clear = mount(
    <Basket attributes={attributes} data={{ contactEmail: 'bodega@alba.example', countries: exampleCountries }} language="es" brand="alba" />,
    server,
  );
  return server;
}

/** Presses within the page, with its own clock: a click from outside may take longer than the 800 ms on a loaded machine. */
async function press(button: Locator): Promise<void> {
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).click();
}

it('section 4: quantity changes are gathered and sent 800 ms after the last one', async () => {
  const server = openBasket();
  const more = page.getByRole('button', { name: 'Una más de Reserva, 2019, 75 cl' });
  for (const quantity of [4, 5]) {
    await press(more);
    await expect.element(page.getByRole('spinbutton').first()).toHaveValue(quantity);
  }
  expect(server.calls('/api/ecom/basket/update_lines/')).toHaveLength(0);
  await expect.poll(() => server.calls('/api/ecom/basket/update_lines/').map(({ body }) => body)).toEqual([{ lines: [['reserva', 5]] }]);
});

it('section 4: "removing a line applies immediately" and takes its pending change along', async () => {
  const server = openBasket();
  await press(page.getByRole('button', { name: 'Una más de Crianza, 2019, 75 cl' }));
  await press(page.getByRole('button', { name: 'Quitar Crianza, 2019, 75 cl de la cesta' }));
  await expect.element(page.getByText('Crianza ya no está en la cesta.')).toBeVisible();
  await new Promise((done) => setTimeout(done, 1000));
  expect(server.calls('/api/ecom/basket/update_lines/')).toHaveLength(0);
});

it('section 5: "When quantity is too high a message offers contact by email and the checkout button is disabled"', async () => {
  openBasket(withQuantities({ reserva: 10 }));
  await page.getByRole('button', { name: 'Una más de Reserva, 2019, 75 cl' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/bodega@alba.example/);
  await expect.element(page.getByText('De este vino se pueden pedir 10 como mucho.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ir al pago' })).toBeDisabled();
});

it('section 5: the notice stands above 18 units, not at 18', async () => {
  openBasket(withQuantities({ reserva: 9, crianza: 9 }));
  await expect.element(page.getByRole('heading', { name: 'Su cesta' })).toBeVisible();
  await expect.element(page.getByText('Un pedido grande')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Una más de Reserva, 2019, 75 cl' }).click();
  await expect.element(page.getByText('Un pedido grande')).toBeVisible();
  // What is still to be sent would change the basket of a test after this one.
  await expect.element(page.getByText(/^Importes actualizados/)).toBeInTheDocument();
});

it('section 8: a refused code says why, at its field', async () => {
  openBasket();
  const field = page.getByLabelText('Código de descuento');
  await field.fill('NAVIDAD24');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect.element(field).toHaveAccessibleDescription('Este cupón ha caducado.');
});

/** A basket page before a server that answers a code in one way. */
async function tryCode(answer: { status?: number; body: unknown }) {
  clear = mount(
    <Basket
      attributes={{ catalogueUrl: '/es/vinos', checkoutUrl: '/es/pago' }}
      data={{ contactEmail: 'bodega@alba.example', countries: exampleCountries }}
      language="es"
      brand="alba"
    />,
    standInServer({ 'GET /api/ecom/basket/': () => ({ body: exampleBasket }), 'POST /api/ecom/basket/apply_voucher/': () => answer }),
  );
  await page.getByLabelText('Código de descuento').fill('CUPON');
  await page.getByRole('button', { name: 'Aplicar' }).click();
}

it.each([
  ['VOUCHER_DOESNT_EXIST', /no existe/],
  ['VOUCHER_INACTIVE', /no está activo/],
  ['VOUCHER_EXPIRED', /ha caducado/],
  ['VOUCHER_ALREADY_USED', /ya se ha utilizado/],
])('section 8: status 400 with %s shows the matching message', async (detail, message) => {
  await tryCode({ status: 400, body: { detail, message: 'refused' } });
  await expect.element(page.getByText(message)).toBeVisible();
});

it('section 8: "Success: The coupon has been applied successfully", and the discount stands in the summary', async () => {
  await tryCode({ body: { ...exampleBasket, vouchers: [{ code: 'CUPON', discount: 10 }], vouchers_discount: 10, total_price: 99.6 } });
  await expect.element(page.getByText('El cupón se ha aplicado correctamente.')).toBeVisible();
  await expect.element(page.getByText('Cupón CUPON')).toBeVisible();
});

it('section 2: the coupon input is shown only when enabled', async () => {
  openBasket({ ...exampleBasket, coupon_enabled: false });
  await expect.element(page.getByRole('heading', { name: 'Resumen' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ir al pago' })).toBeVisible();
  await expect.element(page.getByLabelText('Código de descuento')).not.toBeInTheDocument();
});

it('section 2: an empty basket shows a message with a link to the catalogue', async () => {
  openBasket(withQuantities({ reserva: 0, crianza: 0 }));
  await expect.element(page.getByRole('heading', { name: 'Su cesta está vacía' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ver los vinos' })).toHaveAttribute('href', '/es/vinos');
});

it('section 2: summary of subtotal, tax included, shipping and total; section 9: shipping is "free" when 0', async () => {
  openBasket({ ...exampleBasket, shipping_incl_tax: 0 });
  await expect.element(page.getByText('Gratis', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/Incluye 19,02.€ de IVA/)).toBeVisible();
});

it('section 9: a title is clamped to 3 lines', async () => {
  const [first] = exampleBasket.lines;
  if (!first) throw new Error('the example has a line');
  const title = 'Un vino con un nombre que no se acaba nunca '.repeat(20);
  openBasket({ ...exampleBasket, lines: [{ ...first, product: { ...first.product, title } }] });
  const link = page.getByRole('link', { name: title.trim() });
  await expect.element(link).toBeVisible();
  const { height } = link.element().getBoundingClientRect();
  const line = Number.parseFloat(getComputedStyle(link.element()).lineHeight);
  expect(Math.round(height / line)).toBe(3);
});

it('fault: a line that another window took out stays a mystery', async () => {
  openBasket({ ...exampleBasket, line_errors: [{ line_id: 'gone', code: 'LINE_NOT_FOUND' }] });
  await expect.element(page.getByText('Un vino ya no estaba en la cesta')).toBeVisible();
});

it('fault: going to checkout although the last change did not arrive', async () => {
  clear = mount(
    <Basket
      attributes={{ catalogueUrl: '/es/vinos', checkoutUrl: '/es/pago' }}
      data={{ contactEmail: 'bodega@alba.example', countries: exampleCountries }}
      language="es"
      brand="alba"
    />,
    standInServer({
      'GET /api/ecom/basket/': () => ({ body: exampleBasket }),
      'POST /api/ecom/basket/update_lines/': () => ({ status: 500, body: { detail: 'INTERNAL_ERROR', message: 'x' } }),
    }),
  );
  await page.getByRole('button', { name: 'Una más de Reserva, 2019, 75 cl' }).click();
  await page.getByRole('link', { name: 'Ir al pago' }).click();
  await expect.element(page.getByText('El cambio no ha llegado')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ir al pago' })).toBeVisible();
});

describe('analytics (section 7: "pushed to a tag manager")', () => {
  let forget = () => {};
  afterEach(() => forget());
  const item = (id: string, name: string, price: number, quantity: number) => ({
    item_id: `MON-${id}`,
    item_name: name,
    item_variant: '2019, 75 cl',
    price,
    quantity,
  });

  it('a line that is removed is told with all of its bottles', async () => {
    forget = agreeToCounting();
    openBasket();
    await page.getByRole('button', { name: 'Quitar Crianza, 2019, 75 cl de la cesta' }).click();
    await expect.element(page.getByText('Crianza ya no está en la cesta.')).toBeVisible();
    expect(trackedEvents()).toEqual([{ event: 'remove_from_cart', ecommerce: { currency: 'EUR', value: 29.6, items: [item('crianza', 'Crianza', 14.8, 2)] } }]);
  });

  it('a quantity that is changed tells once sent, as many as came or went', async () => {
    forget = agreeToCounting();
    openBasket();
    const more = page.getByRole('button', { name: 'Una más de Reserva, 2019, 75 cl' });
    for (const quantity of [4, 5]) {
      await press(more);
      await expect.element(page.getByRole('spinbutton').first()).toHaveValue(quantity);
    }
    expect(trackedEvents()).toEqual([]);
    await expect
      .poll(trackedEvents)
      .toEqual([{ event: 'add_to_cart', ecommerce: { currency: 'EUR', value: 49, items: [item('reserva', 'Reserva', 24.5, 2)] } }]);
    await page.getByRole('button', { name: 'Una menos de Reserva, 2019, 75 cl' }).click();
    await expect
      .poll(() => trackedEvents()[1])
      .toEqual({ event: 'remove_from_cart', ecommerce: { currency: 'EUR', value: 24.5, items: [item('reserva', 'Reserva', 24.5, 1)] } });
  });

  it('without consent nothing is kept for later', async () => {
    delete window.dataLayer;
    openBasket();
    await page.getByRole('button', { name: 'Quitar Crianza, 2019, 75 cl de la cesta' }).click();
    await expect.element(page.getByText('Crianza ya no está en la cesta.')).toBeVisible();
    expect(window.dataLayer).toBeUndefined();
  });
});
