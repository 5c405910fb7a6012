import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { articleHtml, exampleSubjects } from '../../testing/example-lists.ts';
import Press from './Press.tsx';

const filters = { years: [2025, 2024], categories: exampleSubjects, locales: [{ code: 'es', name: 'Español' }] };
const results = ['Un reserva sin prisa', 'La bodega bajo el pueblo'].map((title, at) => ({ html: articleHtml(at + 1, title) }));
const data = {
  list: { filters, pagination: { results, total_pages: 2 } },
  path: '/es/prensa',
  page: 1,
  year: undefined,
  category: undefined,
  locale: undefined,
};

/** Stands under the heading of its page. */
const meta = {
  title: 'Blocks/Content/Press',
  component: Press,
  args: { ...page, attributes: {}, data },
  decorators: [
    (Story) => (
      <section data-section="plain">
        <h1>Prensa</h1>
        <h2>Alba</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof Press>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('blocks/press', story);
    await expect(canvas.getByRole('link', { name: 'Un reserva sin prisa' })).toHaveAttribute('hreflang', 'es');
    await expect(canvas.getByLabelText(t('year'))).toHaveValue('');
    await expect(canvas.getByRole('button', { name: t('apply') })).toBeVisible();
  },
};

/** Narrowed: the next page keeps what was chosen. */
export const Narrowed: Story = {
  args: { data: { ...data, year: 2025, category: 1 } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByLabelText(wordsIn('blocks/press', story)('year'))).toHaveValue('2025');
    await expect(canvas.getByRole('link', { name: wordsIn('blocks/lists', story)('next') })).toHaveAttribute(
      'href',
      '/es/prensa?year=2025&category=1&p=2#press',
    );
  },
};

export const NothingFound: Story = {
  args: { data: { ...data, list: { filters, pagination: { results: [], total_pages: 0 } }, year: 2024 } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByText(wordsIn('blocks/lists', story)('nothing'))).toBeVisible();
  },
};
