import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: anywhere but first on the page. */
const meta = {
  title: 'Frame/SkipLink',
  component: SkipLink,
  parameters: {
    guide: guide({
      use: 'First on every page: past what all pages have.',
      keys: { Tab: 'shows it', Enter: 'goes to the content' },
      unseen: 'That the focus really goes there, not only the view.',
      words: { rule: 'Where it leads.', yes: { es: 'Ir al contenido', en: 'Skip to content' } },
    }),
  },
} satisfies Meta<typeof SkipLink>;
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
