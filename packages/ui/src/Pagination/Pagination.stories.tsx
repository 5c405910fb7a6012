import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: lists that fit on one page. */
const meta = {
  title: 'Content/Pagination',
  component: Pagination,
  parameters: {
    guide: guide({
      use: 'A list of several pages, each with an address.',
      parts: ['the page before', 'three numbers round this one', 'the page after', 'how many there are'],
      keys: { Enter: 'goes to the page' },
      unseen: 'That a change of page leads to the top of the list.',
      words: { rule: 'Each number is spoken with its word.', yes: { es: 'Página 3', en: 'Page 3' } },
      pairs: [
        {
          yes: () => <Pagination {...words} current={2} pages={[1, 2, 3]} note="8 de 24 vinos" hasPrevious hasNext />,
          no: () => <Pagination {...words} current={1} pages={[1]} note="6 de 6 vinos" hasPrevious={false} hasNext={false} />,
          why: 'Where one is, how far it goes, and what there is in all.',
          but: 'All of them are on this page: the one number leads to where one is.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  label: 'Páginas',
  pageLabel: (page: number) => `Página ${page}`,
  previousLabel: 'Anterior',
  nextLabel: 'Siguiente',
  href: (page: number) => `#pagina-${page}`,
};
export const First: Story = { args: { ...words, current: 1, pages: [1, 2, 3], note: '8 de 24 vinos', hasPrevious: false, hasNext: true } };
export const Middle: Story = { args: { ...words, current: 5, pages: [1, 4, 5, 6, 9], note: '40 de 72 vinos', hasPrevious: true, hasNext: true } };
