import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { OptionTiles, LinkTiles } from './OptionTiles.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: answers in words; those are a RadioGroup. */
const meta = {
  title: 'Forms/OptionTiles',
  component: OptionTiles,
  parameters: {
    guide: guide({
      use: 'One of a few figures: vintages, hours, formats. LinkTiles where each has a page of its own.',
      parts: ['legend', 'for each the figure, and below it a word or a price'],
      keys: { '← →': 'the one before or after', Tab: 'into the group, and out of it' },
      unseen: 'What is off is told as off, with its reason ("soon").',
      words: { rule: 'The figure alone; what it is stands in the legend.', yes: { es: '2019', en: '2019' }, no: { es: 'Añada 2019', en: 'Vintage 2019' } },
      pairs: [
        {
          yes: () => <OptionTiles legend="Añada" name="pair-yes" options={vintages} defaultValue="2020" />,
          no: () => (
            <OptionTiles legend="Elija" name="pair-no" options={vintages.map((tile) => ({ ...tile, title: `Añada ${tile.title}` }))} defaultValue="2020" />
          ),
          why: 'The legend says what it is, and each tile the figure alone.',
          but: 'The word that is the same in all pushes apart what differs.',
        },
      ],
    }),
  },
} satisfies Meta<typeof OptionTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

const vintages = [
  { value: '2018', title: '2018', text: '38,00 €' },
  { value: '2019', title: '2019', text: '36,00 €' },
  { value: '2020', title: '2020', text: '34,00 €' },
  { value: '2022', title: '2022', text: 'Pronto', off: true },
];

export const Hours: Story = {
  args: {
    legend: 'Sábado, 16 de octubre',
    legendSize: 'minor',
    name: 'hours',
    spacing: 'apart',
    defaultValue: '12:00',
    options: [
      { value: '10:30', title: '10:30 AM', text: '12 plazas' },
      { value: '12:00', title: '12:00 PM', text: '8 plazas' },
      { value: '13:30', title: '13:30 PM', text: '3 plazas' },
      { value: '16:30', title: '16:30 PM', text: 'Completo', off: true },
    ],
  },
};

export const Links: Story = {
  args: { legend: '', name: 'links', options: [] },
  render: () => <LinkTiles label="Añada" links={vintages.map((tile) => ({ ...tile, href: `#${tile.value}`, current: tile.value === '2020' }))} />,
};

/** What is off is skipped by the arrow keys. */
export const Vintages: Story = {
  args: { legend: 'Añada', name: 'vintage', options: vintages, defaultValue: '2020' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(/2020/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByLabelText(/2018/)).toBeChecked();
    await expect(canvas.getByLabelText(/2022/)).toBeDisabled();
  },
};
