import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleSubjects, projectHtml } from '../../testing/example-lists.ts';
import Projects from './Projects.tsx';

/** Stands under the heading of its page. */
const meta = {
  title: 'Blocks/Content/Projects',
  component: Projects,
  args: {
    ...page,
    attributes: {},
    data: {
      list: {
        html: ['El suelo, vivo', 'Agua que se queda', 'Cepas de antes'].map((title, at) => projectHtml(at + 1, title)),
        total_pages: 3,
        categories: exampleSubjects,
      },
      path: '/es/proyectos',
      page: 1,
      category: undefined,
    },
  },
  decorators: [
    (Story) => (
      <section data-section="plain">
        <h1>Proyectos</h1>
        <h2>Alba</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof Projects>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All of them, the first of three pages. */
export const FirstPage: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('blocks/lists', story);
    await expect(canvas.getByRole('heading', { name: 'El suelo, vivo' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bodega' })).toHaveAttribute('href', '/es/proyectos?cat_id=2#projects');
    await expect(canvas.getByRole('link', { name: t('next') })).toHaveAttribute('href', '/es/proyectos?p=2#projects');
  },
};

export const NothingFound: Story = {
  args: { data: { list: { html: [], total_pages: 0, categories: exampleSubjects }, path: '/es/proyectos', page: 1, category: 2 } },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('blocks/lists', story);
    await expect(canvas.getByText(t('nothing'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bodega' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: t('show_all') })).toHaveAttribute('href', '/es/proyectos#projects');
  },
};
