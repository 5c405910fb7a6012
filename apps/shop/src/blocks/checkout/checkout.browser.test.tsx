import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { member, visitor } from '../../testing/example-buyer.ts';
import { exampleBasket } from '../../testing/example-basket.ts';
import { exampleDocuments } from '../../testing/example-checkout.ts';
import { mount } from '../../testing/mount.tsx';
import { type ApiRequest, standInServer } from '../../testing/stand-in-server.ts';
import { agreeToCounting, trackedEvents } from '../../testing/tag-manager.ts';
import Checkout from './Checkout.tsx';
import type { Buyer } from './form/buyer.ts';
import { type CheckoutValues, emptyValues } from './form/checkout-values.ts';

const intentPath = '/api/ecom_order/order/intent/';
const updatePath = '/api/ecom_order/order/update_intent/';
/** Nothing is due: so that the card provider's script stays out of these tests. */
const free = { payment_intent_secret: 'free_1_secret_x', payment_intent_id: 'free_1', revision: 1, total_price: 109.6, payment_due: false };
const typed: CheckoutValues = {
  ...emptyValues('ES'),
  client: { documentType: 'dni', documentNumber: '12345678Z', name: 'Lucía', surname: 'Arteaga', email: 'lucia@correo.es', phoneNumber: '600112233' },
  shipping: {
    name: 'Lucía',
    surname: 'Arteaga',
    address: 'Calle del Laurel, 14',
    optionalAddress: '',
    country: 'ES',
    region: '',
    postalCode: '26001',
    locality: 'Logroño',
  },
  terms: { accepted: true },
};

let clear = () => {};
afterEach(() => clear());

interface World {
  values?: CheckoutValues;
  intent?: (requests: ApiRequest) => { status?: number; body: unknown };
  update?: () => object;
  totals?: () => number;
  /** Logged in, with these data. */
  memberData?: Member | 'fails';
}

type Member = NonNullable<Buyer['member']>;

/** The checkout before a server; `values`: what was typed in this tab before. */
function openCheckout({ values, intent = () => ({ body: free }), totals = () => 109.6, memberData, update = () => ({ ...free, revision: 2 }) }: World) {
  if (values) sessionStorage.setItem('shop.checkout', JSON.stringify({ values }));
  const server = standInServer({
    'GET /api/ecom_order/checkout/shipping_countries/': () => ({
      body: [
        { name: 'España', iso_code: 'ES', postcode_regex: '\\d{5}', price: 6.5, regions: ['La Rioja', 'Madrid'] },
        { name: 'Portugal', iso_code: 'PT', postcode_regex: '\\d{4}-\\d{3}', price: 12, regions: [] },
      ],
    }),
    'GET /api/ecom/basket/': ({ query }) => ({
      body: query['shipping_mode'] === 'shop' ? { ...exampleBasket, shipping_incl_tax: 0, total_price: 103.1 } : { ...exampleBasket, total_price: totals() },
    }),
    'GET /api/club/session/': () => ({
      body: { member: memberData ? { name: 'Lucía', surname: 'Arteaga', level: 'platinum', level_label: 'Platino' } : null },
    }),
    'GET /api/club/checkout/member_data/': () => (memberData === 'fails' ? { status: 500, body: { detail: 'INTERNAL' } } : { body: memberData }),
    [`POST ${intentPath}`]: intent,
    [`POST ${updatePath}`]: () => ({ body: update() }),
  });
  const attributes = { basketUrl: '/es/cesta', catalogueUrl: '/es/vinos', confirmationUrl: '/es/pedido-confirmado', termsUrl: '/es/condiciones' };
  const data = {
    brandName: 'Alba',
    pickup: visitor.pickup,
    pickupHours: 'Lunes a domingo, de 10:30 a 15:00',
    deliveryTime: 'De dos a cuatro días en España',
    documentOptions: exampleDocuments,
    contactEmail: 'bodega@alba.example',
    privacy: { controller: 'Alba', policyUrl: '/es/privacidad' },
    publishableKey: 'pk_test',
    scriptUrl: null,
  };
  clear = mount(<Checkout attributes={attributes} data={data} language="es" brand="alba" />, server);
  return server;
}

const proceed = () => page.getByRole('button', { name: 'Continuar al pago' }).click();
const confirmButton = page.getByRole('button', { name: 'Confirmar el pedido' });

describe('section 5: terms and invalid form', () => {
  it('the terms error appears only after the first submit, and is gone after step one', async () => {
    openCheckout({ values: { ...typed, terms: { accepted: false } } });
    const terms = page.getByRole('checkbox', { name: /acepto las condiciones/ });
    await expect.element(terms).toHaveAccessibleDescription('');
    await proceed();
    await expect.element(terms).toHaveAccessibleDescription('Para comprar tiene que aceptar las condiciones de venta.');
    await terms.click();
    await proceed();
    await expect.element(confirmButton).toBeVisible();
    await expect.element(terms).not.toBeInTheDocument();
  });

  it('an invalid form asks the server nothing; its summary has the focus and names each field', async () => {
    const log = vi.spyOn(console, 'error');
    const server = openCheckout({});
    await proceed();
    const summary = page.getByRole('alert');
    await expect.element(summary).toHaveFocus();
    await expect.element(summary).toMatchTextContent(/Correo electrónico: Este campo es obligatorio/);
    await page.getByRole('link', { name: 'Número de documento: Este campo es obligatorio.' }).click();
    await expect.element(page.getByLabelText('Número de documento')).toHaveFocus();
    expect(server.calls(intentPath)).toHaveLength(0);
    // "silently ignored": the form says it, nothing else does.
    expect(log).not.toHaveBeenCalled();
  });
});

describe('section 4: "If the response lacks secret or id, nothing advances"', () => {
  it.each([
    { ...free, payment_intent_secret: '' },
    { ...free, payment_intent_id: '' },
  ])('stays, with a quiet word', async (body) => {
    openCheckout({ values: typed, intent: () => ({ body }) });
    await proceed();
    await expect.element(page.getByText(/No hemos podido preparar el pago/)).toBeVisible();
    await expect.element(confirmButton).not.toBeInTheDocument();
  });
});

describe('section 4: Edit and Save', () => {
  it('payment is disabled while a section is edited, and Save sends only the changed part', async () => {
    const server = openCheckout({ values: typed });
    await proceed();
    await page.getByRole('button', { name: 'Editar: Sus datos' }).click();
    await expect.element(confirmButton).toBeDisabled();
    await page.getByRole('group', { name: 'Sus datos' }).getByLabelText('Nombre').fill('Luisa');
    await page.getByRole('button', { name: 'Guardar: Sus datos' }).click();
    await expect.element(confirmButton).toBeEnabled();
    const [update] = server.calls(updatePath);
    expect(Object.keys(update?.body as object).sort()).toEqual(['client_info', 'payment_intent']);
  });

  it('a Save without a change sends nothing', async () => {
    const server = openCheckout({ values: typed });
    await proceed();
    await page.getByRole('button', { name: 'Editar: Algo más' }).click();
    await page.getByRole('button', { name: 'Guardar: Algo más' }).click();
    await expect.element(confirmButton).toBeEnabled();
    expect(server.calls(updatePath)).toHaveLength(0);
  });

  it('a Save with a fault stays open and shows it', async () => {
    const server = openCheckout({ values: typed });
    await proceed();
    await page.getByRole('button', { name: 'Editar: Sus datos' }).click();
    await page.getByLabelText('Correo electrónico').fill('lucia');
    await page.getByRole('button', { name: 'Guardar: Sus datos' }).click();
    await expect.element(page.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(/Escriba un correo válido/);
    expect(server.calls(updatePath)).toHaveLength(0);
  });

  it('fault: a heading that waited for its frame on a busy phone does not take the focus from the errors', async () => {
    openCheckout({ values: typed });
    await proceed();
    const frames: FrameRequestCallback[] = [];
    const drawing = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    onTestFinished(() => drawing.mockRestore());
    const press = async (name: string) => ((await page.getByRole('button', { name }).findElement()) as HTMLElement).click();
    await press('Editar: Sus datos');
    await page.getByLabelText('Correo electrónico').fill('lucia');
    await press('Guardar: Sus datos');
    await expect.element(page.getByRole('alert')).toHaveFocus();
    drawing.mockRestore();
    for (const frame of frames) frame(performance.now());
    await expect.element(page.getByRole('alert')).toHaveFocus();
  });
});

describe('section 4: both comparisons of secret and id, when saving', () => {
  it.each([
    { ...free, payment_intent_secret: '' },
    { ...free, payment_intent_id: '' },
  ])('an answer without one of them leaves the section open and nothing can be paid', async (body) => {
    openCheckout({ values: typed, update: () => body });
    await proceed();
    await page.getByRole('button', { name: 'Editar: Sus datos' }).click();
    await page.getByRole('group', { name: 'Sus datos' }).getByLabelText('Nombre').fill('Luisa');
    await page.getByRole('button', { name: 'Guardar: Sus datos' }).click();
    await expect.element(page.getByText('No hemos podido guardar el cambio. Vuelva a intentarlo dentro de un momento.')).toBeVisible();
    await expect.element(confirmButton).toBeDisabled();
  });
});

describe('section 6: club members', () => {
  const asMember = member.member;
  const details = page.getByRole('group', { name: 'Sus datos' });
  const shop = page.getByRole('radio', { name: 'Recoger en la tienda' });
  const addressGroup = page.getByRole('group', { name: 'Dirección de envío' });

  it('"prefilled client info with email, documentType and documentNumber disabled", no terms, basket before member data', async () => {
    const server = openCheckout({ memberData: asMember });
    await expect.element(details.getByLabelText('Nombre')).toHaveValue('Lucía');
    for (const label of ['Correo electrónico', 'Tipo de documento', 'Número de documento']) await expect.element(details.getByLabelText(label)).toBeDisabled();
    await expect.element(page.getByRole('checkbox', { name: /condiciones/ })).not.toBeInTheDocument();
    await proceed();
    await expect.element(confirmButton).toBeVisible();
    expect(server.calls(intentPath)[0]?.body).toMatchObject({ client_info: { email: 'lucia@club.example' }, shipping_mode: 'home', update_member_data: false });
    expect(server.order(['/api/ecom/basket/', '/api/club/checkout/member_data/'])).toEqual(['/api/ecom/basket/', '/api/club/checkout/member_data/']);
  });

  it('section 4: "Choosing shop triggers a basket preview with shipping_mode"; the address is neither shown nor sent', async () => {
    const server = openCheckout({ memberData: asMember });
    await shop.click();
    await expect.poll(() => server.calls('/api/ecom/basket/').at(-1)?.query['shipping_mode']).toBe('shop');
    await expect.element(addressGroup).not.toBeInTheDocument();
    await expect.element(shop).toHaveAccessibleDescription(/10:30 a 15:00/);
    await proceed();
    await expect.element(confirmButton).toBeVisible();
    expect(server.calls(intentPath)[0]?.body).toMatchObject({
      shipping_mode: 'shop',
      total_seen: 103.1,
      shipping_address: { company: 'Tienda Alba', country_id: 'ES', notes: '' },
    });
  });

  it('section 4: "Choosing home clears the reuse-client-data flag"', async () => {
    openCheckout({ memberData: asMember });
    await shop.click();
    const reuse = page.getByRole('checkbox', { name: 'Usar los datos de facturación de mi cuenta' });
    await reuse.click();
    await expect.element(reuse).toBeChecked();
    await page.getByRole('radio', { name: 'A domicilio' }).click();
    await expect.element(reuse).not.toBeChecked();
  });

  it('fault: from shop to home after step one with no address: it is asked for before anything is sent', async () => {
    const server = openCheckout({ memberData: { ...asMember, billing_address: null } });
    await shop.click();
    await proceed();
    await page.getByRole('button', { name: 'Editar: Modo de envío' }).click();
    await page.getByRole('radio', { name: 'A domicilio' }).click();
    await page.getByRole('button', { name: 'Guardar: Modo de envío' }).click();
    await expect.element(addressGroup.getByLabelText('Código postal')).toHaveAccessibleDescription('Este campo es obligatorio.');
    expect(server.calls(updatePath)).toHaveLength(0);
    await addressGroup.getByLabelText('Nombre').fill('Lucía');
    await addressGroup.getByLabelText('Apellidos').fill('Arteaga');
    await addressGroup.getByLabelText('Dirección', { exact: true }).fill('Calle del Laurel, 14');
    await addressGroup.getByLabelText('Código postal').fill('26001');
    await addressGroup.getByLabelText('Localidad').fill('Logroño');
    await page.getByRole('button', { name: 'Guardar: Dirección de envío' }).click();
    await expect.element(confirmButton).toBeEnabled();
    expect(server.calls(updatePath)[0]?.body).toMatchObject({ shipping_mode: 'home', shipping_address: { line1: 'Calle del Laurel, 14' } });
  });

  it('"newsletter … may hide … if already accepted"; the label appends the brand’s name (section 9)', async () => {
    openCheckout({ memberData: asMember });
    await expect.element(page.getByRole('checkbox', { name: 'Quiero recibir las cartas de Alba' })).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Guardar estos datos en mi cuenta del club' })).toBeVisible();
    clear();
    openCheckout({ memberData: { ...asMember, personal_information: { ...asMember.personal_information, has_newsletter_subscription: true } } });
    await expect.element(details.getByLabelText('Nombre')).toHaveValue('Lucía');
    await expect.element(page.getByRole('checkbox', { name: /cartas/ })).not.toBeInTheDocument();
  });

  it('section 7: a failure of the member data is only logged: the buyer goes on as a visitor', async () => {
    openCheckout({ memberData: 'fails' });
    await expect.element(page.getByRole('checkbox', { name: /condiciones/ })).toBeVisible();
    await expect.element(shop).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Entre y rellenamos sus datos' })).toHaveAttribute('href', expect.stringMatching(/^\/login\?next=%2F/));
  });
});

describe('section 4: "A country change triggers a basket preview for that country"', () => {
  it('asks for the basket with the new country', async () => {
    const server = openCheckout({ values: typed });
    await page.getByLabelText('País').selectOptions('PT');
    await expect.poll(() => server.calls('/api/ecom/basket/').at(-1)?.query['shippingCountryCode']).toBe('PT');
  });
});

describe('fault "the Canaries reach the payment at mainland prices"', () => {
  it('the postcode goes with the preview once it is whole, and Continue, pressed while the amounts come, goes on by itself', async () => {
    const server = openCheckout({ values: { ...typed, shipping: { ...typed.shipping, postalCode: '' } } });
    const postcode = page.getByLabelText('Código postal');
    await postcode.fill('2600');
    await postcode.fill('26001');
    await proceed();
    await expect.element(confirmButton).toBeVisible();
    const asked = server.calls('/api/ecom/basket/').map(({ query }) => query['shippingPostcode']);
    expect(asked).toContain('26001');
    expect(asked).not.toContain('2600');
    expect(server.calls(intentPath)).toHaveLength(1);
  });
});

describe('issue, must show 3: price changed and stock gone after the basket was seen', () => {
  it('shows the difference, asks again, and sends the total then seen', async () => {
    let total = 109.6;
    const seen: unknown[] = [];
    openCheckout({
      values: typed,
      totals: () => total,
      intent({ body }) {
        seen.push((body as { total_seen: number }).total_seen);
        if (seen.length > 1) return { body: { ...free, total_price: 115.1 } };
        total = 115.1;
        return {
          status: 409,
          body: { detail: 'PRICE_CHANGED', message: '', lines: [{ product_id: 'a', title: 'Reserva', price_seen: 24.5, price_now: 26.3 }] },
        };
      },
    });
    await proceed();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Antes eran 109,60\s€, ahora son 115,10\s€/);
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Reserva: antes 24,50\s€, ahora 26,30\s€/);
    await page.getByRole('button', { name: 'De acuerdo, continuar' }).click();
    await expect.element(confirmButton).toBeVisible();
    expect(seen).toEqual([109.6, 115.1]);
  });

  it('says what is left and that nothing was charged', async () => {
    openCheckout({
      values: typed,
      intent: () => ({ status: 409, body: { detail: 'OUT_OF_STOCK', message: '', lines: [{ product_id: 'a', title: 'Reserva', available: 1 }] } }),
    });
    await proceed();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/No se ha cobrado nada.*Reserva: hay 1/);
  });
});

describe('analytics (sections 4 and 7)', () => {
  let forget = () => {};
  afterEach(() => forget());

  it('"tracks a checkout step 1 event with the country"; the beginning before it, nothing more while paying, never personal data', async () => {
    forget = agreeToCounting();
    openCheckout({ values: { ...typed, shipping: { ...typed.shipping, country: 'PT', postalCode: '1000-001' } } });
    await proceed();
    await expect.element(confirmButton).toBeVisible();
    await page.getByRole('button', { name: 'Editar: Sus datos' }).click();
    await page.getByRole('group', { name: 'Sus datos' }).getByLabelText('Nombre').fill('Luisa');
    await page.getByRole('button', { name: 'Guardar: Sus datos' }).click();
    await expect.element(confirmButton).toBeEnabled();
    const items = [
      { item_id: 'MON-reserva', item_name: 'Reserva', item_variant: '2019, 75 cl', price: 24.5, quantity: 3 },
      { item_id: 'MON-crianza', item_name: 'Crianza', item_variant: '2019, 75 cl', price: 14.8, quantity: 2 },
    ];
    expect(trackedEvents()).toEqual([
      { event: 'begin_checkout', ecommerce: { currency: 'EUR', value: 109.6, items } },
      { event: 'checkout_step_1', country: 'PT' },
    ]);
    const tracked = JSON.stringify(window.dataLayer);
    for (const personal of ['Lucía', 'Luisa', 'Arteaga', 'lucia@', '12345678Z', '600112233', 'Laurel', 'Logroño', '1000-001', 'free_1'])
      expect(tracked).not.toContain(personal);
  });

  it('an intent that is not made is no step: only the beginning is told', async () => {
    forget = agreeToCounting();
    openCheckout({ values: typed, intent: () => ({ body: { ...free, payment_intent_id: '' } }) });
    await proceed();
    await expect.element(page.getByText(/No hemos podido preparar el pago/)).toBeVisible();
    expect(trackedEvents().map(({ event }) => event)).toEqual(['begin_checkout']);
  });
});
