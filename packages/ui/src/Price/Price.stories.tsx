import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.tsx';
import { guide } from '../../.storybook/guide.ts';
import { Text } from '../Text/Text.tsx';

/** When not: a locked wine; it has no price. */
const meta = {
  title: 'Shop/Price',
  component: Price,
  parameters: {
    guide: guide({
      use: 'What something costs, now and before.',
      parts: ['what was paid before', 'the amount', 'how it comes about'],
      unseen: 'That the earlier price is told as the earlier one, not only struck out.',
      words: {
        rule: 'Two decimals and the sign after them; nothing is 0 €. What is included stands below.',
        yes: { es: '24,50 €, IVA incluido', en: '24,50 €, VAT included' },
        no: { es: 'Desde sólo 24.50€!', en: 'Only €24.50!' },
      },
      pairs: [
        {
          yes: () => <Price amount="23,40 €" label="Precio de socio" before={{ amount: '26,00 €', label: 'antes' }} />,
          no: () => (
            <Text>
              <s>26,00 €</s> 23,40 €
            </Text>
          ),
          why: 'Each amount is told with what it is.',
          but: 'A line through a figure is not heard.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Big: Story = { args: { amount: '49,00 €', size: 'big', note: '2 × 24,50 €, IVA incluido' } };
export const Reduced: Story = { args: { amount: '23,40 €', label: 'Precio de socio', before: { amount: '26,00 €', label: 'antes' } } };
export const Plain: Story = { args: { amount: '8,20 €', size: 'plain' } };
