import type { Meta, StoryObj } from '@storybook/react-vite';
import { SummaryList } from './SummaryList.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: facts; those are a DataList. */
const meta = {
  title: 'Shop/SummaryList',
  component: SummaryList,
  parameters: {
    guide: guide({
      use: 'Money that adds up: an order’s lines and its total.',
      parts: ['lines: what, and how much', 'total', 'what is in it'],
      unseen: 'That a deduction has its minus sign in the text.',
      words: { rule: 'What it is, then the amount; VAT below.', yes: { es: 'Envío a España', en: 'Delivery to Spain' } },
      pairs: [
        {
          yes: () => (
            <SummaryList
              lines={[
                { key: 'sub', name: 'Subtotal', amount: '127,90 €' },
                { key: 'coupon', name: 'Cupón VENDIMIA', amount: '−10,00 €' },
              ]}
              total={{ name: 'Total', amount: '117,90 €' }}
              note="Incluye 20,46 € de IVA"
            />
          ),
          no: () => (
            <SummaryList
              lines={[
                { key: 'sub', name: 'Subtotal', amount: '127,90 €' },
                { key: 'coupon', name: 'Descuento', amount: '10,00 €' },
              ]}
              total={{ name: 'Total', amount: '117,90 €' }}
            />
          ),
          why: 'What is taken off says why and has its minus sign, seen and heard.',
          but: 'Added up as it stands, it is 20 € more than the total.',
        },
      ],
    }),
  },
} satisfies Meta<typeof SummaryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Order: Story = {
  args: {
    lines: [
      { key: 'sub', name: 'Subtotal', amount: '127,90 €' },
      { key: 'coupon', name: 'Cupón VENDIMIA', amount: '−10,00 €' },
      { key: 'shipping', name: 'Envío a España', amount: '6,50 €' },
    ],
    total: { name: 'Total', amount: '124,40 €' },
    note: 'Incluye 21,59 € de IVA',
  },
};
