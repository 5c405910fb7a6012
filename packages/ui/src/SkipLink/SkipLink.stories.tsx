import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

/** When not: anywhere but first on the page. */
const meta = { title: 'Frame/SkipLink', component: SkipLink } satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  args: { href: '#principal', label: 'Ir al contenido' },
  decorators: [
    (Skip) => (
      <main id="principal">
        <Skip />
      </main>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
