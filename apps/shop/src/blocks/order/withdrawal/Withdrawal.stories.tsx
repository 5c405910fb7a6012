import { answers, requestsTo, page, privacy, refuse, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { confirmedWithdrawal, declaredWithdrawal, exampleOrder } from '../../../testing/example-order.ts';
import Order from '../Order.tsx';

/** The withdrawal function (Directive (EU) 2023/2673) on the page of its order: declare, confirm, acknowledgement. */
const meta = {
  title: 'Blocks/Shop/Order/Withdrawal',
  component: Order,
  args: {
    ...page,
    attributes: { token: 'view_x', catalogueUrl: '/es/vinos', withdrawalUrl: '/es/desistimiento' },
    data: { contactEmail: 'bodega@alba.example', privacy, linked: true },
  },
  parameters: answers({ getOrder: exampleOrder, declareWithdrawal: declaredWithdrawal, confirmWithdrawal: confirmedWithdrawal }),
} satisfies Meta<typeof Order>;
export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

async function begin({ canvas, ...story }: Stage) {
  const t = wordsIn('shop/order', story);
  await userEvent.click(await canvas.findByRole('button', { name: t('start') }));
  return t;
}

async function review(stage: Stage) {
  const t = await begin(stage);
  await userEvent.click(stage.canvas.getByRole('button', { name: t('next') }));
  return t;
}

/** Step 1: nothing happens yet. */
export const Declaring: Story = {
  play: async (stage) => {
    const t = await begin(stage);
    await waitFor(() => expect(stage.canvas.getByRole('heading', { name: t('step_declare') })).toHaveFocus());
    await expect(stage.canvas.getByLabelText(t('your_name'))).toHaveValue('Lucía Arteaga');
    await expect(requestsTo('declareWithdrawal')).toHaveLength(0);
  },
};

/** Name, e-mail and a wine are asked for, each at its field. */
export const DeclaringWithErrors: Story = {
  play: async (stage) => {
    const { canvas } = stage;
    const t = await begin(stage);
    await userEvent.clear(canvas.getByLabelText(t('your_name')));
    for (const wine of ['Reserva', 'Crianza']) await userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(wine) }));
    await userEvent.click(canvas.getByRole('button', { name: t('next') }));
    await expect(await canvas.findByText(t('error_lines'))).toBeVisible();
    await expect(canvas.getByLabelText(t('your_name'))).toHaveAccessibleDescription(t('error_required'));
  },
};

/** Step 2: the statement as it will be sent. */
export const Reviewing: Story = {
  play: async (stage) => {
    const t = await review(stage);
    await waitFor(() => expect(stage.canvas.getByRole('heading', { name: t('step_confirm') })).toHaveFocus());
    await expect(stage.canvas.getByText(t('statement', { name: 'Lucía Arteaga', number: exampleOrder.number }))).toBeVisible();
    await expect(requestsTo('confirmWithdrawal')).toHaveLength(0);
  },
};

/** The acknowledgement, with date and time. */
export const Made: Story = {
  play: async (stage) => {
    const t = await review(stage);
    await userEvent.click(await stage.canvas.findByRole('button', { name: t('confirm') }));
    await waitFor(() => expect(stage.canvas.getByRole('heading', { name: t('done_title') })).toHaveFocus());
    await expect(stage.canvas.getByText(/6:01/)).toBeVisible();
    // The last day to send the bottles back, fourteen days on.
    await expect(stage.canvas.getByText(/^(5 .+ 2026|\S+ 5, 2026)$/)).toBeVisible();
    await waitFor(() => expect(requestsTo('getOrder')).toHaveLength(2));
  },
};

/** The period ended between the steps. */
export const TooLate: Story = {
  parameters: answers({ confirmWithdrawal: refuse(409, 'WITHDRAWAL_NOT_POSSIBLE') }),
  play: async (stage) => {
    const t = await review(stage);
    await userEvent.click(await stage.canvas.findByRole('button', { name: t('confirm') }));
    await expect(await stage.canvas.findByRole('alert')).toHaveTextContent(t('not_possible_title'));
  },
};

export const NotArrived: Story = {
  parameters: answers({ declareWithdrawal: refuse(500, 'INTERNAL_ERROR') }),
  play: async (stage) => {
    const t = await review(stage);
    await expect(await stage.canvas.findByRole('alert')).toHaveTextContent(t('failed_title'));
  },
};

/** A connection that breaks off, at either step, leaves all that was typed, and another try. */
export const Offline: Story = {
  parameters: answers({ declareWithdrawal: () => Promise.reject(new TypeError('Failed to fetch')) }),
  play: async (stage) => {
    const { canvas } = stage;
    const t = await begin(stage);
    const name = canvas.getByLabelText(t('your_name'));
    await userEvent.clear(name);
    await userEvent.type(name, 'Lucía A.');
    await userEvent.click(canvas.getByRole('button', { name: t('next') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('connection'));
    await expect(name).toHaveValue('Lucía A.');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await waitFor(() => expect(requestsTo('declareWithdrawal').map(({ body }) => body.name)).toEqual(['Lucía A.', 'Lucía A.']));
  },
};

/** The same at the second step: the statement is sent once more. */
export const OfflineAtTheEnd: Story = {
  parameters: answers({ confirmWithdrawal: () => Promise.reject(new TypeError('Failed to fetch')) }),
  play: async (stage) => {
    const t = await review(stage);
    await userEvent.click(await stage.canvas.findByRole('button', { name: t('confirm') }));
    await expect(await stage.canvas.findByRole('alert')).toHaveTextContent(t('connection'));
    await userEvent.click(stage.canvas.getByRole('button', { name: t('retry') }));
    await waitFor(() => expect(requestsTo('confirmWithdrawal')).toHaveLength(2));
    await expect(stage.canvas.getByText(t('statement', { name: 'Lucía Arteaga', number: exampleOrder.number }))).toBeVisible();
  },
};

/** Without a link: order number and e-mail are asked for. */
export const WithoutLink: Story = {
  args: { attributes: { catalogueUrl: '/es/vinos', withdrawalUrl: '/es/desistimiento' } },
  parameters: answers({ declareWithdrawal: refuse(404, 'NOT_FOUND') }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/order', story);
    const form = within(await canvas.findByRole('form', { name: t('withdraw_title') }));
    await userEvent.type(form.getByLabelText(t('number')), 'XXXX-0000');
    await userEvent.type(form.getByLabelText(t('your_name')), 'Lucía Arteaga');
    await userEvent.type(form.getByLabelText(t('acknowledgement_email')), 'lucia@correo.es');
    await userEvent.click(form.getByRole('button', { name: t('next') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('unknown_title'));
  },
};
