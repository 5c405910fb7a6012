import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart } from './BarChart.tsx';
import { guide } from '../../.storybook/guide.ts';

const values = [120, 80, 0, 240, 310, 420, 90, 150, 130, 60, 380, 510];
const bars = values.map((value, at) => ({ key: String(at), label: `${at + 1} nov`, value, before: values[(at + 5) % values.length] ?? 0 }));

/** When not: without a table beside it, or for three values, which a Table says sooner. */
const meta = {
  title: 'Content/BarChart',
  component: BarChart,
  parameters: {
    guide: guide({
      use: 'Many values in a row, such as the sales of each day, beside what they are compared with.',
      parts: ['the highest value', 'a bar for each value, behind it what it is compared with', 'the label of the first and of the last'],
      unseen: 'That the table beside it says every figure.',
      pairs: [
        {
          yes: () => <BarChart caption="Ventas por día" bars={bars} highest="510,00 €" />,
          no: () => <BarChart caption="Ventas por color" bars={bars.slice(3, 6)} highest="420,00 €" />,
          why: 'Twelve days: where it rises and falls is seen before a figure is read.',
          but: 'Three values are three lines of a table.',
          wide: true,
        },
      ],
      words: { rule: 'The caption says what is drawn, and of when.', yes: { es: 'Ventas por día', en: 'Sales by day' } },
    }),
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Compared: Story = {
  args: { caption: 'Ventas por día', bars, highest: '510,00 €' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ventas por día' })).toBeVisible();
  },
};
export const Alone: Story = { args: { caption: 'Ventas por día', bars: bars.map(({ before: _before, ...bar }) => bar), highest: '510,00 €' } };
export const One: Story = { args: { caption: 'Ventas por día', bars: bars.slice(0, 1), highest: '120,00 €' } };
export const Empty: Story = { args: { caption: 'Ventas por día', bars: [], highest: '0,00 €' } };
