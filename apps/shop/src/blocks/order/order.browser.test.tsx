import type { components } from '@parral/api-spec';
import { Runtime } from '@parral/site/browser';
import { wordsOfRooms } from '@parral/site/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { exampleOrder as order } from '../../testing/example-order.ts';
import { mount } from '../../testing/mount.tsx';
import { standInServer } from '../../testing/stand-in-server.ts';
import Order from './Order.tsx';
import { Withdrawal } from './withdrawal/Withdrawal.tsx';

type Schemas = components['schemas'];

const declared: Schemas['Withdrawal'] = {
  id: 'w1',
  state: 'declared',
  order_number: order.number,
  name: 'Lucía Arteaga',
  email: 'lucia@correo.es',
  lines: [{ product_id: 'a', title: 'Reserva', label: '2019, 75 cl', quantity: 2 }],
  is_whole_order: false,
  declared_at: '2026-11-21T05:00:00Z',
  confirmed_at: null,
  until: null,
};
const privacy = { controller: 'Alba', policyUrl: '/es/privacidad' };
const declarePath = '/api/ecom_order/withdrawal/';
const confirmPath = '/api/ecom_order/withdrawal/w1/confirm/';

let clear = () => {};
afterEach(() => {
  clear();
  vi.restoreAllMocks();
});

function openWithdrawal(withdrawal: Schemas['OrderWithdrawal'] = order.withdrawal, confirmStatus = 200) {
  const server = standInServer({
    [`POST ${declarePath}`]: () => ({ body: declared }),
    [`POST ${confirmPath}`]: () =>
      confirmStatus === 200
        ? { body: { ...declared, state: 'confirmed', confirmed_at: '2026-11-21T05:01:00Z' } }
        : { status: confirmStatus, body: { detail: 'WITHDRAWAL_NOT_POSSIBLE', message: '' } },
  });
  const context = {
    t: wordsOfRooms('es')('shop/order'),
    language: 'es' as const,
    contactEmail: 'bodega@alba.example',
    privacy,
    withdrawalUrl: '/es/desistimiento',
  };
  clear = mount(
    <Runtime>
      <Withdrawal {...context} order={{ ...order, withdrawal }} token="view_a" onWithdrawn={() => undefined} />
    </Runtime>,
    server,
  );
  return server;
}

const start = page.getByRole('button', { name: 'Desistir de esta compra' });
const review = page.getByRole('button', { name: 'Revisar el desistimiento' });

describe('issue: "two clear steps, acknowledgement … with date and time" (Directive (EU) 2023/2673)', () => {
  it('declares what is ticked, and makes nothing before the second step', async () => {
    const server = openWithdrawal();
    await start.click();
    await page.getByRole('checkbox', { name: /Crianza/ }).click();
    await review.click();
    await expect.element(page.getByText('Yo, Lucía Arteaga, desisto del contrato de venta de estos vinos del pedido FSCT-29V0.')).toBeVisible();
    expect(server.calls(declarePath)[0]?.body).toEqual({
      order_token: 'view_a',
      name: 'Lucía Arteaga',
      email: 'lucia@correo.es',
      product_ids: ['a'],
      language: 'es',
    });
    expect(server.calls(confirmPath)).toHaveLength(0);
    await page.getByRole('button', { name: 'Confirmar el desistimiento' }).click();
    await expect.element(page.getByText(/El 21 de noviembre de 2026.*6:01/)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Hemos recibido su desistimiento' })).toHaveFocus();
  });

  it('asks for name, e-mail and at least one wine', async () => {
    const server = openWithdrawal();
    await start.click();
    await page.getByLabelText('Su nombre').fill(' ');
    await page.getByLabelText('Correo para el acuse de recibo').fill('lucia');
    await page.getByRole('checkbox', { name: /Crianza/ }).click();
    await page.getByRole('checkbox', { name: /Reserva/ }).click();
    await review.click();
    await expect.element(page.getByText('Marque al menos un vino.')).toBeVisible();
    await expect.element(page.getByLabelText('Su nombre')).toHaveAccessibleDescription('Este campo es obligatorio.');
    await expect.element(page.getByLabelText('Correo para el acuse de recibo')).toHaveAccessibleDescription(/correo válido/);
    expect(server.calls(declarePath)).toHaveLength(0);
  });

  it('a period that ended between the steps is said, with whom to write to', async () => {
    openWithdrawal(order.withdrawal, 409);
    await start.click();
    await review.click();
    await page.getByRole('button', { name: 'Confirmar el desistimiento' }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Ya no se puede desistir aquí.*bodega@alba\.example/);
  });
});

describe('states: not allowed any more, already withdrawn', () => {
  it.each([
    [{ possible: false, until: '2026-11-05', reason: 'EXPIRED', confirmed: [] }, /El plazo terminó el 5 de noviembre de 2026/],
    [{ possible: false, until: null, reason: 'CANCELED', confirmed: [] }, /El pedido está cancelado/],
    [
      { possible: false, until: null, reason: 'WITHDRAWN', confirmed: [{ ...declared, state: 'confirmed', confirmed_at: '2026-11-21T05:01:00Z' }] },
      /Ya ha desistido de todo el pedido/,
    ],
  ] as [Schemas['OrderWithdrawal'], RegExp][])('%o offers no button and says why', async (withdrawal, words) => {
    openWithdrawal(withdrawal);
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(start).not.toBeInTheDocument();
  });
});

describe('section 8: "Orders: could not retrieve order information, try again later"', () => {
  const orderPath = '/api/ecom_order/order/view_x/';
  const words = wordsOfRooms('es')('shop/order');

  function openOrder(status: number, token?: string) {
    vi.spyOn(console, 'error').mockReturnValue();
    const server = standInServer({
      [`GET ${orderPath}`]: () => {
        if (status === 0) throw new TypeError('offline');
        return { status, body: { detail: status === 404 ? 'ORDER_NOT_FOUND' : 'INTERNAL_ERROR', message: 'x' } };
      },
    });
    const attributes = { token, catalogueUrl: '/es/vinos', withdrawalUrl: '/es/desistimiento' };
    clear = mount(
      <Order attributes={attributes} data={{ contactEmail: 'bodega@alba.example', privacy, linked: token !== undefined }} language="es" brand="alba" />,
      server,
    );
    return server;
  }

  it.each([
    [500, 'offline_title'],
    [0, 'offline_title'],
    [404, 'missing_title'],
  ] as const)('an answer of %s is told as "%s", and logged', async (status, title) => {
    const server = openOrder(status, 'view_x');
    await expect.element(page.getByRole('heading', { level: 1, name: words(title) })).toBeVisible();
    expect(server.calls(orderPath)).toHaveLength(1);
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('asks nothing without a link, and offers the withdrawal', async () => {
    const server = openOrder(0);
    await expect.element(page.getByRole('heading', { level: 1, name: words('find_title') })).toBeVisible();
    expect(server.calls(orderPath)).toHaveLength(0);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('says so and offers another try', () => {
    expect([wordsOfRooms('en')('shop/order')('offline_title'), wordsOfRooms('en')('shop/order')('retry')]).toEqual(['We cannot show the order', 'Try again']);
    expect([words('offline_title'), words('retry')]).toEqual(['No podemos mostrar el pedido', 'Volver a intentarlo']);
  });
});
