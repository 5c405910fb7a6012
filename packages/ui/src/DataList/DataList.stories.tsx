import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../Section/Section.tsx';
import { DataList } from './DataList.tsx';

/** When not: rows with more than a name and a value; those are a Table. */
const meta = { title: 'Content/DataList', component: DataList } satisfies Meta<typeof DataList>;
export default meta;
type Story = StoryObj<typeof meta>;

const facts = [
  { name: 'Uva', value: 'Tinto fino 96 %, albillo 4 %' },
  { name: 'Altitud', value: '872 m, al noreste' },
  { name: 'Suelo', value: 'Arcilla roja sobre caliza, a 1,4 m' },
];
export const Rows: Story = { args: { items: facts } };
export const Pairs: Story = { args: { items: facts, variant: 'pairs' } };
export const Figures: Story = {
  args: {
    variant: 'figures',
    items: [
      { name: 'Altitud', value: '480–620 m' },
      { name: 'Bancales', value: '72' },
      { name: 'Cepas en vaso', value: '41.300' },
      { name: 'Cepa más vieja', value: '1924' },
    ],
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (List) => (
      <Section>
        <List />
      </Section>
    ),
  ],
};
