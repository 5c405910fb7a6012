import { page } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import SearchForm from './SearchForm.tsx';

/** When not: for the wines; their page has filters that say how many there are. */
const meta = {
  title: 'Blocks/Content/SearchForm',
  component: SearchForm,
  args: { ...page, data: null, attributes: { action: '/es/buscar', label: 'Buscar en estas páginas', button: 'Buscar' } },
  decorators: [
    (Story) => (
      <section data-section="plain">
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof SearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A landmark of its own; what was typed goes to the page that answers, in its address. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Buscar en estas páginas' });
    await expect(field).toHaveAttribute('name', 'q');
    await expect(field.closest('search > form')).toHaveAttribute('action', '/es/buscar');
  },
};

/** Above what was found it says what was asked. */
export const Asked: Story = {
  args: { attributes: { action: '/es/buscar', label: 'Buscar en estas páginas', button: 'Buscar', value: 'IVA' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('IVA');
  },
};
