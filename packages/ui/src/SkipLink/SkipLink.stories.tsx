import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';
import { Prose } from '../Text/Text.tsx';
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
      pairs: [
        {
          yes: () => (
            <Prose>
              <ol>
                <li>Ir al contenido</li>
                <li>Alba, inicio</li>
                <li>Vinos</li>
              </ol>
            </Prose>
          ),
          no: () => (
            <Prose>
              <ol>
                <li>Alba, inicio</li>
                <li>Vinos</li>
                <li>Ir al contenido</li>
              </ol>
            </Prose>
          ),
          why: 'The stops of the tab key: the first one offers to pass by what every page has.',
          but: 'After the menu it offers to pass by what one has just gone through.',
        },
      ],
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
