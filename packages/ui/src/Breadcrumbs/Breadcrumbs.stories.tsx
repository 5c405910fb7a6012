import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs, BackLink } from './Breadcrumbs.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: pages one step from home; there a BackLink serves. */
const meta = {
  title: 'Content/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    guide: guide({
      use: 'Where a page stands, two steps or more below the home. BackLink where there is one step.',
      parts: ['the pages above, as links', 'this page, which is none'],
      keys: { Enter: 'goes there' },
      unseen: 'That the names are the pages’ own headings.',
      words: { rule: 'The heading of each page, unshortened.', yes: { es: 'Inicio › Vinos › Reserva 2019', en: 'Home › Wines › Reserva 2019' } },
      pairs: [
        {
          yes: () => <Breadcrumbs label="Ruta" crumbs={[{ label: 'Inicio', href: '#/' }, { label: 'Vinos', href: '#/vinos' }, { label: 'Reserva 2019' }]} />,
          no: () => <Breadcrumbs label="Ruta" crumbs={[{ label: 'Home', href: '#/' }, { label: 'Catálogo', href: '#/vinos' }, { label: 'Ficha' }]} />,
          why: 'Each name is the heading that one finds on arriving.',
          but: 'Words of those who built the site: no page is headed “Ficha”.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  args: { label: 'Ruta', crumbs: [{ label: 'Inicio', href: '#/' }, { label: 'Vinos', href: '#/vinos' }, { label: 'Reserva 2019' }] },
};
export const Back: Story = { args: { label: '', crumbs: [] }, render: () => <BackLink href="#vinos" label="Todos los tintos" /> };
