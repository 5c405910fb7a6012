import { answers, page, refuse, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { availability } from '../../testing/example-availability.ts';
import { exampleCards, exampleList } from '../../testing/example-catalogue.ts';
import Catalogue from './Catalogue.tsx';
import type { CatalogueData } from './load.server.ts';

const data: CatalogueData = {
  list: exampleList,
  filters: {},
  view: { p: 1, page_size: 8 },
  category: null,
  sort: null,
  catalogueUrl: '/es/vinos',
  availability: [],
  basketUrl: '/es/cesta',
  checkoutUrl: '/es/pago',
};

/** The list comes with the page and never loads in it; what is left of each wine is asked in the browser. */
const meta = {
  title: 'Blocks/Shop/Catalogue',
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

/** Every wine: reduced, new, for members only, white, magnum. */
export const Full: Story = {
  play: async ({ canvas, ...story }) => {
    const [t, tAdd] = [wordsIn('shop/catalogue', story), wordsIn('shop/adding', story)];
    await expect(within(canvas.getByRole('list', { name: t('wines') })).getAllByRole('listitem')).toHaveLength(exampleCards.length);
    await expect(canvas.getByText(t('price_before'))).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: tAdd('locked') })).toBeDisabled();
    await expect(await canvas.findByRole('navigation', { name: t('pages') })).toBeVisible();
  },
};

/** A category keeps itself in every link on. */
export const OneCategory: Story = {
  args: { data: { ...data, category: 'white', list: { ...exampleList, products: exampleCards.slice(4, 5), total: 1, total_pages: 1 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Blanco de guarda/ })).toHaveAttribute('href', '/es/vinos/blanco?category=white');
  },
};

/** What was chosen stands below the panel, each a link that takes it back. */
export const Filtered: Story = {
  args: {
    data: {
      ...data,
      filters: { type: 'red', vintage: '2019,2021', price_max: '30' },
      list: { ...exampleList, products: exampleCards.slice(0, 2), total: 2, total_pages: 1 },
    },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/catalogue', story);
    const taken = await canvas.findByRole('list', { name: t('filters_taken') });
    await expect(within(taken).getAllByRole('link')).toHaveLength(4);
    await expect(within(taken).getByRole('link', { name: t('filter_remove', { name: '2019' }) })).toHaveAttribute(
      'href',
      '/es/vinos?type=red&vintage=2021&price_max=30',
    );
    await expect(canvas.getByRole('link', { name: t('filters_reset') })).toHaveAttribute('href', '/es/vinos');
  },
};

/** The panel open: values of which nothing is left cannot be chosen. */
export const FilterPanelOpen: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/catalogue', story);
    await userEvent.click(await canvas.findByText(t('filter')));
    await expect(canvas.getByRole('checkbox', { name: /2012/ })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: /2019/ })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: t('filter_apply') })).toBeVisible();
  },
};

const nothing = { ...exampleList, products: [], total: 0, total_pages: 0 };

export const NothingFiltered: Story = {
  args: { data: { ...data, filters: { vintage: '2012' }, list: nothing } },
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByText(wordsIn('shop/catalogue', story)('none_filtered_title'))).toBeVisible();
  },
};

export const EmptyCategory: Story = {
  args: { data: { ...data, category: 'rose', list: nothing } },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/catalogue', story);
    await expect(await canvas.findByText(t('none_title'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('see_all') })).toHaveAttribute('href', '/es/vinos');
  },
};

/** An estate that has nothing to sell just now: no page number, no link to the same page. */
export const EmptyCatalogue: Story = {
  args: { data: { ...data, category: null, list: { ...nothing, categories: [] } } },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/catalogue', story);
    await expect(await canvas.findByText(t('none_at_all_title'))).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: t('pages') })).toBeNull();
  },
};

/** As it is now in the cellar: three left, none left, not yet released. */
export const StockRunsOut: Story = {
  parameters: answers({
    getAvailability: availability({
      'MON-reserva': { availability: 'few', left: 3, max_quantity: 3 },
      'MON-crianza': { availability: 'sold_out', max_quantity: 0 },
      'MON-paraje': { availability: 'soon', max_quantity: 0 },
    }),
  }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/adding', story);
    await expect(await canvas.findByText(t('few', { count: 3 }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('sold_out') })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: t('soon') })).toBeDisabled();
  },
};

/** Nobody says what is left: one can add all the same, the server has the last word. */
export const StockUnknown: Story = {
  parameters: answers({ getAvailability: refuse(500, 'INTERNAL_ERROR') }),
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getAllByRole('button', { name: wordsIn('shop/adding', story)('add_named', { title: 'Reserva 2019' }) })[0]).toBeEnabled();
  },
};
