import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from './Table.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: name and value (DataList), or money that adds up (SummaryList). */
const meta = {
  title: 'Content/Table',
  component: Table,
  parameters: {
    guide: guide({
      use: 'Rows of one kind with several columns that are compared: orders, lines of an invoice.',
      parts: ['caption, seen or only heard', 'head', 'rows; nested ones belong to the row above'],
      unseen: 'On a phone each cell stands under the name of its column.',
      words: { rule: 'Heads are nouns; figures end on one line.', yes: { es: 'Pedido · Estado · Total', en: 'Order · Status · Total' } },
      pairs: [
        {
          yes: () => (
            <Table
              caption="Pedidos"
              hideCaption
              columns={columns}
              rows={[
                { key: '1', cells: { order: 'M 4821', state: 'En proceso', total: '124,40 €' } },
                { key: '2', cells: { order: 'M 4507', state: 'Completado', total: '73,50 €' } },
              ]}
            />
          ),
          no: () => (
            <Table
              caption="Ficha"
              hideCaption
              columns={[
                { key: 'what', label: 'Característica' },
                { key: 'value', label: 'Valor' },
              ]}
              rows={[
                { key: '1', cells: { what: 'Uva', value: 'Tinto fino' } },
                { key: '2', cells: { what: 'Altitud', value: '872 m' } },
              ]}
            />
          ),
          why: 'Things of one kind, compared down each column.',
          but: 'A grape is not compared with a height: names and values are a DataList.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

const columns = [
  { key: 'order', label: 'Pedido' },
  { key: 'state', label: 'Estado' },
  { key: 'total', label: 'Total', align: 'end' as const },
];

export const Orders: Story = {
  args: {
    caption: 'Pedidos',
    hideCaption: true,
    columns,
    rows: [
      { key: '1', cells: { order: 'M 4821', state: 'En proceso', total: '124,40 €' } },
      { key: '2', cells: { order: 'M 4507', state: 'Completado', total: '73,50 €' } },
      { key: '3', cells: { order: 'Tienda 118', state: 'Externo', total: '38,00 €' } },
    ],
  },
};
export const Nutrition: Story = {
  args: {
    caption: 'Nutrición, por 100 ml',
    hideHead: true,
    columns: [
      { key: 'what', label: 'Nutriente' },
      { key: 'much', label: 'Cantidad', align: 'end' },
    ],
    rows: [
      { key: 'fat', cells: { what: 'Grasas', much: '0 g' } },
      { key: 'sat', nested: true, cells: { what: 'de las cuales saturadas', much: '0 g' } },
    ],
  },
};
