import { answers, never, page, privacy, refuse, requestsTo, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { confirmedWithdrawal, exampleOrder } from '../../testing/example-order.ts';
import Order from './Order.tsx';

/** An order behind the private link of its mails. */
const meta = {
  title: 'Blocks/Shop/Order',
  component: Order,
  args: {
    ...page,
    attributes: { token: 'view_x', catalogueUrl: '/es/vinos', withdrawalUrl: '/es/desistimiento' },
    data: { contactEmail: 'bodega@alba.example', privacy, linked: true },
  },
} satisfies Meta<typeof Order>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An order whose status says this much. */
function standing(status: typeof exampleOrder.status, more: Partial<typeof exampleOrder> = {}): Story {
  return {
    parameters: answers({
      getOrder: { ...exampleOrder, status, delivery: status === 'new' || status === 'in_process' ? exampleOrder.delivery : null, ...more },
    }),
    play: async ({ canvas, ...story }) => {
      const t = wordsIn('shop/order', story);
      await expect(await canvas.findByRole('heading', { level: 1, name: t('title', { number: exampleOrder.number }) })).toBeVisible();
      await expect(canvas.getByText(t(more.progress ? `progress_${more.progress}` : `status_${status}`))).toBeVisible();
      const [invoice] = exampleOrder.invoices;
      await expect(canvas.getByRole('link', { name: t('invoice_full', { number: invoice?.number ?? '' }) })).toHaveAttribute('href', invoice?.pdf_url);
      const start = canvas.queryByRole('button', { name: t('start') });
      await expect(start !== null).toBe(more.withdrawal?.possible ?? exampleOrder.withdrawal.possible);
    },
  };
}

export const New = standing('new');
export const InProcess = standing('in_process', {
  date_in_process: '2026-11-22T08:00:00Z',
  is_gift: true,
  gift_message: 'Felices fiestas a los dos.',
  comment: 'Dejar en portería si no hay nadie.',
});
export const Dispatched = standing('in_process', {
  date_in_process: '2026-11-22T08:00:00Z',
  progress: 'dispatched',
  shipment: { carrier: 'Transportes del Ebro', tracking_number: 'CE-20411', tracking_url: 'https://example.com/CE-20411', date: '2026-11-22T15:00:00Z' },
});
export const ReadyToCollect = standing('in_process', {
  date_in_process: '2026-11-22T08:00:00Z',
  progress: 'ready',
  date_ready: '2026-11-22T15:00:00Z',
  shipping_mode: 'shop',
});
export const Completed = standing('completed', {
  date_in_process: '2026-11-22T08:00:00Z',
  date_completed: '2026-11-24',
  withdrawal: { possible: true, until: '2026-12-08', reason: null, confirmed: [] },
});
/** Delivered more than fourteen days ago. */
export const PeriodOver = standing('completed', {
  date_placed: '2026-10-20T08:00:00Z',
  date_completed: '2026-10-22',
  withdrawal: { possible: false, until: '2026-11-05', reason: 'EXPIRED', confirmed: [] },
});
export const Cancelled = standing('canceled', {
  date_canceled: '2026-11-22T08:00:00Z',
  refunded: 104.5,
  withdrawal: { possible: false, until: null, reason: 'CANCELED', confirmed: [] },
});
/** Collected at the shop, billed to a company. */
export const PickupForACompany = standing('new', {
  shipping_mode: 'shop',
  shipping_incl_tax: 0,
  total_price: 98,
  shipping_address: {
    first_name: 'Lucía',
    last_name: 'Arteaga',
    company: 'Tienda Alba',
    line1: 'Calle del Trujal, 7',
    country_id: 'ES',
    postcode: '26200',
    locality: 'Haro, La Rioja',
  },
  billing_address: {
    document_type: 'nif_cif',
    document_number: 'B26123456',
    company: 'Bar Laurel SL',
    email: 'bar@laurel.example',
    line1: 'Gran Vía, 1',
    country_id: 'ES',
    postcode: '28013',
    locality: 'Madrid',
  },
});
/** Withdrawn in part: what, and when; the rest may follow. */
export const WithdrawnInPart = standing('new', {
  lines: exampleOrder.lines.map((line) => ({ ...line, withdrawn: line.product_id === 'a' })),
  withdrawal: { possible: true, until: null, reason: null, confirmed: [confirmedWithdrawal] },
});

export const Loading: Story = {
  parameters: answers({ getOrder: never }),
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByText(wordsIn('shop/order', story)('loading'))).toBeInTheDocument();
  },
};

/** A link that leads to no order. */
export const Missing: Story = {
  parameters: answers({ getOrder: refuse(404, 'NOT_FOUND') }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/order', story);
    await expect(await canvas.findByRole('heading', { level: 1, name: t('missing_title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'bodega@alba.example' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: answers({ getOrder: refuse(500, 'INTERNAL_ERROR') }),
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByRole('button', { name: wordsIn('shop/order', story)('retry') })).toBeVisible();
  },
};

/** Without a link: number and address of the order bring it by mail, nothing of it is shown. */
export const LinkSent: Story = {
  args: { attributes: { catalogueUrl: '/es/vinos', withdrawalUrl: '/es/desistimiento' } },
  parameters: answers({ sendOrderLink: { status: 'ok' } }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/order', story);
    const [number] = await canvas.findAllByLabelText(t('number'));
    await userEvent.type(number!, '7k2f 9qxm');
    await userEvent.type(canvas.getByLabelText(t('order_email')), 'ana@correo.es');
    await userEvent.click(canvas.getByRole('button', { name: t('send_link') }));
    await expect(await canvas.findByText(t('link_sent_title'))).toBeVisible();
    await expect(requestsTo('sendOrderLink')[0]?.body).toMatchObject({ order_number: '7k2f 9qxm', email: 'ana@correo.es' });
  },
};

/** A connection that breaks off leaves what was typed, and another try. */
export const LinkNotSent: Story = {
  args: { attributes: { catalogueUrl: '/es/vinos', withdrawalUrl: '/es/desistimiento' } },
  parameters: answers({ sendOrderLink: () => Promise.reject(new TypeError('Failed to fetch')) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/order', story);
    const [number] = await canvas.findAllByLabelText(t('number'));
    await userEvent.type(number!, '7K2F-9QXM');
    await userEvent.type(canvas.getByLabelText(t('order_email')), 'ana@correo.es');
    await userEvent.click(canvas.getByRole('button', { name: t('send_link') }));
    await expect(await canvas.findByText(t('link_failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await waitFor(() => expect(requestsTo('sendOrderLink')).toHaveLength(2));
    await expect(number).toHaveValue('7K2F-9QXM');
  },
};
