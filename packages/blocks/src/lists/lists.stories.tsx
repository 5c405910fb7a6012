import { page } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Press from '../blocks/press/Press.tsx';
import Projects from '../blocks/projects/Projects.tsx';

/** Projects and press: pieces of HTML from the server, narrowed and turned by plain links. */
const meta = {
  title: 'Blocks/Content/Lists',
  // The pieces of HTML are Spanish, so the words around them are, too.
  globals: { language: 'es' },
  decorators: [
    (Story) => (
      <section data-section="plain">
        <h2>Lo que se hace despacio</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const props = { ...page, attributes: {}, language: 'es', brand: 'alba' } as const;
const categories = [
  { id: 1, name: 'Suelo y agua' },
  { id: 2, name: 'Vida en la viña' },
];
const projects = ['Once kilómetros de muro', 'Sin herbicida, del todo'].map(
  (title) => `<article><p data-of="label">2026 · Suelo y agua</p><h3>${title}</h3><p>Los bancales se sostienen con <em>piedra seca</em>.</p></article>`,
);

export const ProjectsInFivePages: Story = {
  render: () => <Projects {...props} data={{ list: { html: projects, total_pages: 5, categories }, path: '/es/proyectos', page: 2, category: 1 }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sin herbicida, del todo' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Suelo y agua' })).toHaveAttribute('aria-current', 'true');
    // Without a picture the lead has the width: nothing stands beside its few lines but a hole.
    const lead = canvas.getByRole('heading', { name: 'Once kilómetros de muro' }).closest('li');
    await expect(lead?.offsetWidth).toBe(lead?.parentElement?.clientWidth);
  },
};

export const NothingFound: Story = {
  render: () => <Projects {...props} data={{ list: { html: [], total_pages: 0, categories }, path: '/es/proyectos', page: 1, category: 9 }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay nada con estos filtros.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver todo' })).toHaveAttribute('href', '/es/proyectos#projects');
  },
};

const article =
  '<article><p data-of="label"><time datetime="2025-11-28">28 de noviembre de 2025</time> · Cata</p><h3><a href="https://slowglass.example/1" hreflang="en" lang="en">Rioja that remembers</a></h3><p data-of="outlet">The Slow Glass</p><blockquote>Un reserva que no tiene prisa.</blockquote></article>';

export const PressOfAYear: Story = {
  render: () => (
    <Press
      {...props}
      data={{
        list: {
          pagination: { results: [{ html: article }], total_pages: 1 },
          filters: { years: [2026, 2025], categories, locales: [{ code: 'en', name: 'inglés' }] },
        },
        path: '/es/prensa',
        page: 1,
        year: 2025,
        category: undefined,
        locale: undefined,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Año' })).toHaveValue('2025');
    await expect(canvas.getByRole('link', { name: 'Rioja that remembers' })).toHaveAttribute('hreflang', 'en');
  },
};
