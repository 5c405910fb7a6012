import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandThemes, clubThemes } from '../themes/registry.ts';
import { Wordmark } from './Wordmark.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: running text; there the name is plain. */
const meta = {
  title: 'Frame/Wordmark',
  component: Wordmark,
  parameters: {
    guide: guide({
      use: 'The house’s name in the header and on paper.',
      unseen: 'That its name says it leads home.',
      words: { rule: 'As the house writes it.', yes: { es: 'Alba, inicio', en: 'Alba, home' } },
      pairs: [
        {
          yes: () => <Wordmark name="ALBA" href="#inicio" label="Alba, inicio" />,
          no: () => (
            <Text as="div">
              Las viñas de <Wordmark name="ALBA" /> miran al sur.
            </Text>
          ),
          why: 'Once, at the head of the page: the house’s own letters, and the way home.',
          but: 'In a sentence the name is plain: drawn letters stop the reader.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alba: Story = { args: { name: 'ALBA', href: '#inicio', label: 'Alba, inicio' }, globals: { theme: brandThemes[0] } };
export const Brisa: Story = { args: { name: 'brisa', href: '#inicio', label: 'brisa, inicio' }, globals: { theme: brandThemes[1] } };
export const Club: Story = { args: { name: 'Club La Llave', href: '#inicio', label: 'Club La Llave, inicio' }, globals: { theme: clubThemes[0] } };
/** A long name keeps to its room: smaller on a phone, in two lines where one is too short. */
export const Long: Story = {
  args: { name: 'Bodegas y Viñedos Hermanos Solano', href: '#inicio', label: 'Bodegas y Viñedos Hermanos Solano, inicio' },
  globals: { viewport: { value: 'phone' } },
};
