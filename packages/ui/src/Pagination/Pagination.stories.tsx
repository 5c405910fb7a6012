import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

/** When not: lists that fit on one page. */
const meta = { title: 'Content/Pagination', component: Pagination } satisfies Meta<typeof Pagination>;
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
