import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MembershipCard } from './MembershipCard.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: anywhere but on the member's own page; a level elsewhere is a Badge or a word. */
const meta = {
  title: 'Club/MembershipCard',
  component: MembershipCard,
  parameters: {
    guide: guide({
      use: 'The member’s own card, once, on the member’s own page.',
      parts: ['the engraving', 'tier in words', 'name', 'facts'],
      unseen: 'That tier is said in words; metal and colour are decoration.',
      words: { rule: 'Facts are short and in the member’s words.', yes: { es: 'Socia desde 2019', en: 'Member since 2019' } },
      pairs: [
        {
          yes: () => (
            <MembershipCard
              tier="platinum"
              tierLabel="Platino"
              name="Lucía Arteaga Sáenz"
              facts={[
                { label: 'Socia', value: '00214' },
                { label: 'Hasta el', value: '31 · 12 · 2027' },
              ]}
            />
          ),
          no: () => (
            <MembershipCard
              tier="platinum"
              tierLabel="Platino"
              name="Lucía Arteaga Sáenz"
              facts={[{ label: 'Ventajas', value: '10 % en todos los vinos, envío gratis desde 60 € y dos visitas al año' }]}
            />
          ),
          why: 'Tier, name, and two facts: what would stand on the card in a purse.',
          but: 'What it is good for is a text: it stands beside the card, where it can be read.',
        },
      ],
    }),
  },
} satisfies Meta<typeof MembershipCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Section 2: the tier's colour, and the tier in words. */
export const Platinum: Story = {
  args: {
    tier: 'platinum',
    tierLabel: 'Platino',
    name: 'Lucía Arteaga Sáenz',
    facts: [
      { label: 'Socio', value: '00214' },
      { label: 'Hasta el', value: '31 · 12 · 2027' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Platino')).toBeVisible();
    await expect(canvas.getByText('00214')).toBeVisible();
  },
};

export const Bronze: Story = {
  args: {
    tier: 'bronze',
    tierLabel: 'Bronce',
    name: 'Andrés Ollero Ruiz',
    facts: [
      { label: 'Socio', value: '01873' },
      { label: 'Hasta el', value: '31 · 12 · 2027' },
    ],
  },
};

/** Section 6: a permanent level has the user's number and type, and no date. */
export const Permanent: Story = {
  args: { tier: 'permanent', tierLabel: 'Embajadora', name: 'Harriet Lowe', facts: [{ label: 'Usuario', value: 'A-0005' }] },
};

/** A long name takes a second line; nothing is cut. */
export const LongName: Story = {
  args: { ...Bronze.args, name: 'María de los Ángeles Fernández de Villavicencio y Ruiz de Alda' },
};
