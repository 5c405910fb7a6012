import { answers, requestsTo, page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { availability } from '../../testing/example-availability.ts';
import { exampleBasket } from '../../testing/example-basket.ts';
import { exampleGifts } from '../../testing/example-gifts.ts';
import { giftGroups } from './gift-groups.ts';
import Gifts from './Gifts.tsx';

/** Vouchers for visits, sold as gifts. */
const meta = {
  title: 'Blocks/Shop/Gifts',
  component: Gifts,
  args: {
    ...page,
    attributes: {},
    data: {
      groups: giftGroups(exampleGifts),
      availability: [],
      basketUrl: '/es/cesta',
      checkoutUrl: '/es/pago',
      contactEmail: 'bodega@alba.example',
    },
  },
  decorators: [
    (Story) => (
      <section data-section="plain">
        <h1>Alba</h1>
        <Story />
      </section>
    ),
  ],
  parameters: answers({ getAvailability: availability() }),
} satisfies Meta<typeof Gifts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One visit for two, four or six; the price follows the choice, and what is chosen goes into the basket. */
export const Choosing: Story = {
  parameters: answers({ addProduct: exampleBasket }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/gifts', story);
    const ticket = within(canvas.getByRole('article', { name: 'La bodega de 1924' }));
    await expect(ticket.getByText(/48[.,]00/)).toBeVisible();
    await userEvent.click(ticket.getByRole('radio', { name: '4' }));
    await expect(await ticket.findByText(/96[.,]00/)).toBeVisible();
    const title = `Bono regalo: La bodega de 1924. ${t('people', { count: 4 })}`;
    await userEvent.click(ticket.getByRole('button', { name: wordsIn('shop/adding', story)('add_named', { title }) }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
    await expect(requestsTo('addProduct').map(({ body }) => [body.product_id, body.quantity])).toEqual([['MON-BONO-CALADO-4', 1]]);
  },
};

/** What there is none of is said at the choice; the others can still be had. */
export const SomeSoldOut: Story = {
  parameters: answers({
    getAvailability: availability({ 'MON-BONO-CALADO-6': { availability: 'sold_out' }, 'MON-BONO-BANCALES-2': { availability: 'sold_out' } }),
  }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/adding', story);
    const terraces = within(canvas.getByRole('article', { name: 'Los bancales a pie' }));
    await expect(await terraces.findByRole('button', { name: t('sold_out') })).toBeDisabled();
    const cellar = within(canvas.getByRole('article', { name: 'La bodega de 1924' }));
    await expect(cellar.getByRole('radio', { name: /6/ })).toBeDisabled();
    await expect(cellar.getByRole('button')).toBeEnabled();
  },
};

/** For any visit alone. */
export const AnyVisit: Story = {
  args: { data: { ...meta.args.data, groups: giftGroups(exampleGifts.slice(4)) } },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/gifts', story);
    const ticket = within(canvas.getByRole('article', { name: t('any_visit') }));
    await expect(ticket.getByText(t('people', { count: 2 }))).toBeVisible();
    await expect(ticket.queryByRole('radio')).toBeNull();
  },
};

export const NoneOnSale: Story = {
  args: { data: { ...meta.args.data, groups: [] } },
  parameters: answers({}),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'bodega@alba.example' })).toBeVisible();
  },
};

/** A photograph stands where a drawing would: before the words, as wide as its part of the ticket. */
export const Photographs: Story = {
  args: {
    data: {
      ...meta.args.data,
      groups: giftGroups(exampleGifts).map((group) =>
        group.experience ? { ...group, experience: { ...group.experience, picture: '/images/alba/film-cueva.webp' } } : group,
      ),
    },
  },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article');
    const picture = canvasElement.querySelector('article img')?.getBoundingClientRect();
    const heading = canvasElement.querySelector('article h2')?.getBoundingClientRect();
    await expect(picture?.width).toBeGreaterThan(100);
    await expect(picture?.right).toBeLessThanOrEqual(heading?.left ?? 0);
  },
};
