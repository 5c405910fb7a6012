import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../Section/Section.tsx';
import { DataList } from './DataList.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: rows with more than a name and a value; those are a Table. */
const meta = {
  title: 'Content/DataList',
  component: DataList,
  parameters: {
    guide: guide({
      use: 'Names and their values: a wine’s facts, what was booked.',
      parts: ['name', 'value'],
      unseen: 'That a value makes sense after its name and without the others.',
      words: { rule: 'Names are nouns; units stand with the value.', yes: { es: 'Altitud: 872 m, al noreste', en: 'Altitude: 872 m, facing north-east' } },
      pairs: [
        {
          yes: () => (
            <DataList
              items={[
                { name: 'Altitud', value: '872 m, al noreste' },
                { name: 'Uva', value: 'Tinto fino 96 %, albillo 4 %' },
              ]}
            />
          ),
          no: () => (
            <DataList
              items={[
                { name: 'Altitud (m), orientación', value: '872, NE' },
                { name: 'Tinto fino/albillo (%)', value: '96/4' },
              ]}
            />
          ),
          why: 'A value makes sense after its name, with its unit, and without the rows round it.',
          but: 'Unit and grapes stand with the names: which figure is whose, the reader puts together.',
        },
      ],
    }),
  },
} satisfies Meta<typeof DataList>;
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
