import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { YearSelector } from './YearSelector.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: for anything but years of one wine; hours and formats have OptionTiles and Select. */
const meta = {
  title: 'Shop/YearSelector',
  component: YearSelector,
  parameters: {
    guide: guide({
      use: 'The vintages of one wine, of which there may be thirty.',
      parts: ['the years, few at first', 'all of them'],
      keys: { '← →': 'the year before or after', Enter: 'on the last button, shows all' },
      unseen: 'That the focus stays where it was when all are shown.',
      words: { rule: 'What the button does to the list.', yes: { es: 'Ver todas las añadas', en: 'Show all vintages' }, no: { es: '…', en: '…' } },
      pairs: [
        {
          yes: () => <YearSelector {...words} name="pair-yes" value="2014" options={years(2004, 2016)} />,
          no: () => (
            <YearSelector
              {...words}
              legend="Hora"
              name="pair-no"
              value="12:00"
              options={['10:30', '11:15', '12:00', '13:30', '16:30', '18:00'].map((hour) => ({ value: hour, title: hour }))}
            />
          ),
          why: 'Thirteen years of one wine in one row, the chosen one in sight, and all of them a press away.',
          but: 'Half of the hours lie beyond the edge, under a button that speaks of years: OptionTiles shows all.',
        },
      ],
    }),
  },
} satisfies Meta<typeof YearSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

const years = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ value: String(first + index), title: String(first + index), text: `${52 - index},00 €` }));
const words = { legend: 'Añada', name: 'vintage', expandLabel: 'Ver todas las añadas', collapseLabel: 'Ver menos', onChange: fn() };

export const Few: Story = { args: { ...words, value: '2020', options: years(2018, 2021) } };

export const SoldOutAndSoon: Story = {
  args: {
    ...words,
    value: '2019',
    options: [...years(2018, 2019), { value: '2020', title: '2020', text: 'Agotado' }, { value: '2021', title: '2021', text: 'Pronto', off: true }],
  },
};

/** In one row, the chosen year in sight; opens out and back. */
export const Many: Story = {
  args: { ...words, value: '2014', options: years(2004, 2016) },
  render: (args) => (
    <div style={{ maxWidth: '20rem' }}>
      <YearSelector {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('radio', { name: /2014/ });
    const row = chosen.parentElement?.parentElement as HTMLElement;
    await expect(row.scrollLeft).toBeGreaterThan(0);
    await expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todas las añadas', expanded: false }));
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver menos', expanded: true }));
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
  },
};
