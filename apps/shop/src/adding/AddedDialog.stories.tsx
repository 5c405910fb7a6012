import { formatPrice } from '@parral/site/words';
import { answers, requestsTo, never, page, refuse, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import Catalogue from '../blocks/catalogue/Catalogue.tsx';
import type { CatalogueData } from '../blocks/catalogue/load.server.ts';
import { availability } from '../testing/example-availability.ts';
import { exampleBasket } from '../testing/example-basket.ts';
import { exampleCards, exampleList } from '../testing/example-catalogue.ts';

const data: CatalogueData = {
  list: { ...exampleList, products: exampleCards.slice(0, 1), total: 1, total_pages: 1 },
  filters: {},
  view: { p: 1, page_size: 8 },
  category: null,
  sort: null,
  catalogueUrl: '/es/vinos',
  availability: [],
  basketUrl: '/es/cesta',
  checkoutUrl: '/es/pago',
};

/** The popup after adding a wine, where it is added from. */
const meta = {
  title: 'Blocks/Shop/Add to basket',
  component: Catalogue,
  args: { ...page, attributes: { pageId: '102' }, data },
  decorators: [
    (Story) => (
      <section data-section="plain">
        <Story />
      </section>
    ),
  ],
  parameters: answers({ getAvailability: availability() }),
} satisfies Meta<typeof Catalogue>;
export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

/** Presses the button, and gives the dialog's parts to look at. */
async function add({ canvas, ...story }: Stage) {
  const t = wordsIn('site/add-to-basket', story);
  await userEvent.click(canvas.getByRole('button', { name: wordsIn('shop/adding', story)('add_named', { title: 'Reserva 2019' }) }));
  return { t, dialog: within(await canvas.findByRole('dialog')) };
}

export const Added: Story = {
  parameters: answers({ addProduct: exampleBasket }),
  play: async (stage) => {
    const { t, dialog } = await add(stage);
    await expect(dialog.getByRole('heading', { name: t('added_title') })).toBeVisible();
    await expect(dialog.getByText(t('added', { title: 'Reserva 2019', count: 1 }))).toBeVisible();
    await expect(dialog.getByText(t('total', { amount: formatPrice(exampleBasket.total_price).replace('\u00A0', ' ') }))).toBeVisible();
    await expect(dialog.getByRole('link', { name: t('to_checkout') })).toHaveAttribute('href', '/es/pago');
    await expect(dialog.getByRole('link', { name: t('to_basket') })).toHaveAttribute('href', '/es/cesta');
    await expect(requestsTo('addProduct').map(({ body }) => body.product_id)).toEqual(['MON-reserva']);
  },
};

/** 406: the server's reason is shown as it is. */
export const Refused: Story = {
  parameters: answers({ addProduct: refuse(406, 'OUT_OF_STOCK', { reason: 'Solo quedan 2 botellas de Reserva 2019.' }) }),
  play: async (stage) => {
    const { t, dialog } = await add(stage);
    await expect(dialog.getByRole('heading', { name: t('refused_title') })).toBeVisible();
    await expect(dialog.getByText('Solo quedan 2 botellas de Reserva 2019.')).toBeVisible();
    await expect(dialog.queryByRole('link')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: answers({ addProduct: refuse(500, 'INTERNAL_ERROR') }),
  play: async (stage) => {
    const { t, dialog } = await add(stage);
    await expect(dialog.getByText(t('failed'))).toBeVisible();
  },
};

/** On its way: the button is busy, and pressing again adds nothing. */
export const OnItsWay: Story = {
  parameters: answers({ addProduct: never }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/adding', story);
    const button = canvas.getByRole('button', { name: t('add_named', { title: 'Reserva 2019' }) });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(requestsTo('addProduct').length).toBeLessThanOrEqual(1);
  },
};
