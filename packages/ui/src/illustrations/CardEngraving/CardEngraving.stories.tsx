import type { Meta, StoryObj } from '@storybook/react-vite';
import { clubThemes } from '../../themes/registry.ts';
import { CardEngraving } from './CardEngraving.tsx';
import { MembershipCard } from '../../MembershipCard/MembershipCard.tsx';
import { guide } from '../../../.storybook/guide.ts';

/** When not: anywhere but on the membership card. */
const meta = {
  title: 'Illustrations/CardEngraving',
  component: CardEngraving,
  globals: { theme: clubThemes[0] },
  parameters: {
    guide: guide({
      use: 'The ground of the membership card.',
      unseen: 'It is decoration and is not read.',
      pairs: [
        {
          yes: () => <MembershipCard tier="platinum" tierLabel="Platino" name="Lucía Arteaga Sáenz" facts={[{ label: 'Socia', value: '00214' }]} />,
          no: () => <CardEngraving tier="platinum" />,
          why: 'Below a name and a number: what a banknote has, and for the same reason.',
          but: 'Without a card it is wallpaper.',
        },
      ],
    }),
  },
} satisfies Meta<typeof CardEngraving>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Platinum: Story = { args: { tier: 'platinum' } };
export const Bronze: Story = { args: { tier: 'bronze' } };
