import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleSubjects, filmHtml } from '../../testing/example-lists.ts';
import Videos from './Videos.tsx';

const categories = exampleSubjects.map((one) => ({ ...one, subcategories: one.id === 2 ? [{ id: 3, name: 'Crianza' }] : [] }));
const titles = ['El calado', 'La prensa de husillo', 'Un muro por dentro'];
const list = { html: titles.map((title, at) => filmHtml(at + 1, title)), total_pages: 1, categories };
const alt = 'Una sábana tendida en la oscuridad; delante, de espaldas, quienes han venido a ver la película.';
const scene = {
  wide: { src: '/images/alba/films.svg', width: 1440, height: 812 },
  narrow: { src: '/images/alba/films-phone.svg', width: 624, height: 640 },
};
const data = { list, path: '/es/visita-virtual', page: 1, category: undefined, subcategory: undefined, scene };
const play = (title: string) => `Ver el vídeo: ${title}`;

/** A page of films: the first on the sheet, all of them on the bill. What a press on a poster does is the page's script. */
const meta = {
  title: 'Blocks/Content/Videos',
  component: Videos,
  args: { ...page, attributes: { image: 'films', alt, title: 'Cine', accent: 'de verano', text: 'Ocho segundos de cada sitio.' }, data },
  // The pieces of HTML are Spanish, so the words around them are, too.
  globals: { language: 'es' },
} satisfies Meta<typeof Videos>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByRole('img', { name: alt })).toHaveAttribute('width', '1440');
    // The scene is what is seen first: the film on its sheet does not compete with it for the line.
    await expect([...document.querySelectorAll('img[fetchpriority="high"]')].map((one) => one.getAttribute('alt'))).toEqual([alt]);
    // On the sheet, and in its row of the bill.
    await expect(canvas.getAllByRole('button', { name: play('El calado') })).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: play('Un muro por dentro') })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: wordsIn('blocks/videos', story)('programme') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bodega' })).toHaveAttribute('href', '/es/visita-virtual?cat_id=2#videos');
    await expect(canvas.getAllByText('En pantalla').filter((one) => one.checkVisibility())).toHaveLength(1);
  },
};

/** After a press on the bill: its film is on the sheet, where the first one's poster hung, and its row says so. */
export const ChosenBelow: Story = {
  args: {
    data: { ...data, list: { ...list, html: list.html.with(1, filmHtml(2, 'La prensa de husillo').replace('data-poster=""', 'data-poster="" hidden')) } },
  },
  play: async ({ canvas, canvasElement }) => {
    const row = canvasElement.querySelector<HTMLElement>('#video-2');
    const [film, hung] = [row?.querySelector('video'), canvasElement.querySelector('[data-of="picture"]')].map((one) => one?.getBoundingClientRect());
    await expect([film?.left, film?.top, film?.width]).toEqual([hung?.left, hung?.top, hung?.width]);
    await expect(canvas.getAllByText('En pantalla').filter((one) => one.checkVisibility())).toEqual([row?.querySelector('[data-of="on"]')]);
  },
};

/** A category with parts of its own. */
export const WithinACategory: Story = {
  args: { data: { ...data, category: 2, subcategory: 3 } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByRole('navigation', { name: wordsIn('blocks/videos', story)('within', { name: 'Bodega' }) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Crianza' })).toHaveAttribute('aria-current', 'true');
  },
};

/** Where the estate has no such drawing: a plain dark band, under the page's own title. */
export const WithoutPicture: Story = {
  args: { attributes: { alt: '' }, data: { ...data, scene: null } },
  decorators: [
    (Story) => (
      <section data-section="plain">
        <h1>Alba</h1>
        <Story />
      </section>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getAllByRole('button', { name: play('El calado') })).toHaveLength(2);
  },
};

export const NothingFound: Story = {
  args: { data: { ...data, list: { ...list, html: [], total_pages: 0 }, category: 1 } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByText(wordsIn('blocks/lists', story)('nothing'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
