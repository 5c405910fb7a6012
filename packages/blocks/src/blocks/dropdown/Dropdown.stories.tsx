import { page } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Dropdown from './Dropdown.tsx';

/** What not everybody needs; what everybody must read stands open on the page. */
const meta = {
  title: 'Blocks/Content/Dropdown',
  component: Dropdown,
  args: {
    ...page,
    data: null,
    attributes: {
      summary: '¿Pueden venir niños?',
      text: 'Sí, y tienen mosto.\n\nA la bóveda bajan de la mano: la rampa está húmeda.',
      open: false,
      group: 'antes',
    },
  },
  decorators: [
    (Story) => (
      <section data-section="plain">
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof Dropdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens without a script of ours: the browser's own element. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sí, y tienen mosto.')).not.toBeVisible();
    const details = canvas.getByRole('group');
    await expect(details.tagName).toBe('DETAILS');
    (details as HTMLDetailsElement).open = true;
    await expect(canvas.getByText('Sí, y tienen mosto.')).toBeVisible();
  },
};

export const Open: Story = {
  args: { attributes: { summary: '¿Hay aparcamiento?', text: 'Junto a la báscula, a la sombra de los almendros.', open: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/a la sombra/)).toBeVisible();
  },
};
