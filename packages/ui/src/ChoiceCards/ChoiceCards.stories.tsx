import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ChoiceCards } from './ChoiceCards.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: answers of a word (RadioGroup) or of a figure (OptionTiles). */
const meta = {
  title: 'Forms/ChoiceCards',
  component: ChoiceCards,
  parameters: {
    guide: guide({
      use: 'One of two to four, where each needs a sentence, and often a price, to be chosen well.',
      parts: ['a legend', 'for each: a mark, a title, a sentence, and at its end what it costs'],
      keys: { '← ↑': 'the one before', '→ ↓': 'the one after', Tab: 'into the group, and out of it' },
      unseen: 'That the price is read with the card it belongs to. What is off says why in its sentence.',
      words: {
        rule: 'Titles of one kind: two places, or two times, not one of each.',
        yes: { es: 'A domicilio · Recoger en la bodega', en: 'To your home · Collect at the winery' },
      },
      pairs: [
        {
          yes: () => <ChoiceCards legend="Modo de envío" name="pair-yes" options={shipping} defaultValue="home" />,
          no: () => (
            <ChoiceCards
              legend="Modo de envío"
              name="pair-no"
              defaultValue="home"
              options={[
                { value: 'home', title: 'A domicilio', text: 'De dos a cuatro días', aside: '6,50 €' },
                { value: 'tomorrow', title: 'Mañana', text: 'Antes de las 14:00', aside: '12,00 €' },
              ]}
            />
          ),
          why: 'Two places, each with its time and its price: one of them is right.',
          but: 'A place and a time do not exclude each other: tomorrow, but where?',
        },
      ],
    }),
  },
} satisfies Meta<typeof ChoiceCards>;
export default meta;
type Story = StoryObj<typeof meta>;

const shipping = [
  { value: 'home', title: 'A domicilio', text: 'De dos a cuatro días', aside: '6,50 €' },
  { value: 'shop', title: 'Recoger en la bodega', text: 'Lunes a domingo, 10:30 a 15:00', aside: 'Gratis' },
];

export const WithOneOff: Story = {
  args: {
    legend: 'Modo de envío',
    name: 'off',
    defaultValue: 'home',
    options: [shipping[0]!, { ...shipping[1]!, disabled: true, text: 'Cerrada hasta el lunes' }],
  },
};

/** Native radios: reached by Tab, moved by arrows, described by their text and price. */
export const Shipping: Story = {
  args: { legend: 'Modo de envío', name: 'shipping', options: shipping, defaultValue: 'home' },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('radio', { name: 'A domicilio' });
    const shop = canvas.getByRole('radio', { name: 'Recoger en la bodega' });
    await userEvent.tab();
    await expect(home).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(shop).toHaveFocus();
    await expect(shop).toBeChecked();
    await expect(shop).toHaveAccessibleDescription('Lunes a domingo, 10:30 a 15:00 Gratis');
    await userEvent.click(canvas.getByText('De dos a cuatro días'));
    await expect(home).toBeChecked();
  },
};
