import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleSubjects, filmHtml } from '../../testing/example-lists.ts';
import Videos from './Videos.tsx';

const categories = exampleSubjects.map((one) => ({ ...one, subcategories: one.id === 2 ? [{ id: 3, name: 'Crianza' }] : [] }));
const list = { html: ['El calado', 'La prensa de husillo'].map((title, at) => filmHtml(at + 1, title)), total_pages: 1, categories };

/** Stands under the heading of its page; what a press on a poster does is the page's script. */
const meta = {
  title: 'Blocks/Content/Videos',
  component: Videos,
  args: { ...page, attributes: {}, data: { list, path: '/es/visita-virtual', page: 1, category: undefined, subcategory: undefined } },
  decorators: [
    (Story) => (
      <section data-section="plain">
        <h1>Alba</h1>
        <h2>Alba</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof Videos>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ver el vídeo: El calado' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bodega' })).toHaveAttribute('href', '/es/visita-virtual?cat_id=2#videos');
  },
};

/** A category with parts of its own. */
export const WithinACategory: Story = {
  args: { data: { list, path: '/es/visita-virtual', page: 1, category: 2, subcategory: 3 } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByRole('navigation', { name: wordsIn('blocks/videos', story)('within', { name: 'Bodega' }) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Crianza' })).toHaveAttribute('aria-current', 'true');
  },
};

export const NothingFound: Story = {
  args: { data: { list: { ...list, html: [], total_pages: 0 }, path: '/es/visita-virtual', page: 1, category: 1, subcategory: undefined } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByText(wordsIn('blocks/lists', story)('nothing'))).toBeVisible();
  },
};
