import { answers, requestsTo, containing, escaped, page, refuse, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleCardOf, examplePage } from '../../testing/example-orders.ts';
import Highlighted from './Highlighted.tsx';

const meta = {
  title: 'Blocks/Club/Highlighted',
  component: Highlighted,
  args: { ...page, attributes: { pageId: '123', catalogueUrl: '/es/vinos' }, data: examplePage(1, true) },
} satisfies Meta<typeof Highlighted>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Section 6: locked products "show no price and a disabled See more button with a lock icon". */
export const FirstPage: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('club/highlighted', story);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    const locked = canvas.getByRole('button', { name: `${t('see')}: Reserva 3` });
    await expect(locked).toBeDisabled();
    await expect(locked.closest('li')).not.toHaveTextContent('€');
    await expect(canvas.getByRole('link', { name: `${t('see')}: Reserva 1` })).toHaveAttribute('href', '/es/vinos/reserva-1');
  },
};

/** What each member may buy of a wine in a season, what is left of it, and when there is none left. */
export const Allocations: Story = {
  args: {
    data: {
      has_next: false,
      products: [
        { ...exampleCardOf(1), allocation: { limit: 6, left: 6 } },
        { ...exampleCardOf(3), allocation: { limit: 6, left: 2 } },
        { ...exampleCardOf(5), allocation: { limit: 1, left: 0 } },
      ],
    },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('club/highlighted', story);
    await expect(canvas.getByText(new RegExp(`${escaped(t('allocation', { count: 6 }))}$`))).toBeVisible();
    await expect(canvas.getByText(containing(t('allocation_left', { count: 6, left: 2 })))).toBeVisible();
    await expect(canvas.getByText(containing(t('allocation_had', { count: 1 })))).toBeVisible();
  },
};

/** Section 2: "8 per page, See more button"; the reader goes on at the first of the new ones. */
export const SeeMore: Story = {
  parameters: answers({ getHighlightedProducts: examplePage(9, false) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('club/highlighted', story);
    await userEvent.click(canvas.getByRole('button', { name: t('more') }));
    const first = await canvas.findByRole('link', { name: `${t('see')}: Reserva 9` });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(16);
    await expect(canvas.queryByRole('button', { name: t('more') })).toBeNull();
    await expect(requestsTo('getHighlightedProducts')[0]?.query).toMatchObject({ page_id: '123', page: '2' });
  },
};

export const MoreFailed: Story = {
  parameters: answers({ getHighlightedProducts: refuse(500, 'INTERNAL_ERROR') }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('club/highlighted', story);
    await userEvent.click(canvas.getByRole('button', { name: t('more') }));
    await canvas.findByText(t('failed'));
    await expect(canvas.getByRole('button', { name: t('more') })).toBeEnabled();
  },
};

/** Fault "a member without a selection stands at an end": what there is meanwhile, and the way there. */
export const Empty: Story = {
  args: { data: { products: [], has_next: false } },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('club/highlighted', story);
    await expect(canvas.getByText(t('none'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('to_catalogue') })).toHaveAttribute('href', '/es/vinos');
  },
};
