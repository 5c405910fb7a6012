import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Status } from '../Status/Status.tsx';
import { Text } from '../Text/Text.tsx';
import { DataTable } from './DataTable.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: a few figures that are read and compared (Table), or name and value (DataList). */
const meta = {
  title: 'Content/DataTable',
  component: DataTable,
  parameters: {
    guide: guide({
      use: 'Many things of one kind that somebody works through: orders, bookings, people.',
      parts: [
        'a head that stays, its columns links where the list is ordered by them',
        'rows, each a way to its thing',
        'in place of rows: why there are none',
      ],
      keys: { Enter: 'on a row’s name opens it; on a head orders the list by it' },
      unseen: 'That the name of a row says which one it is, and that what has no room on a phone stands on the page of the thing.',
      words: {
        rule: 'Heads are nouns; an empty list says what would stand there and how to see more.',
        yes: { es: 'Ningún pedido con este filtro.', en: 'No order fits this filter.' },
      },
      pairs: [
        {
          yes: () => (
            <DataTable
              caption="Pedidos"
              columns={[
                { key: 'number', label: 'Pedido' },
                { key: 'total', label: 'Total', align: 'end' },
              ]}
              rows={[{ key: '1', href: '#1', cells: { number: 'K7QX-31', total: '124,40 €' } }]}
            />
          ),
          no: () => (
            <DataTable
              caption="Pedidos"
              columns={[
                { key: 'total', label: 'Total' },
                { key: 'number', label: 'Pedido' },
              ]}
              rows={[{ key: '1', href: '#1', cells: { number: 'K7QX-31', total: '124,40 €' } }]}
            />
          ),
          why: 'A row is named by what it is, and figures end on one line.',
          but: 'A link that reads “124,40 €” says of no order which one it is.',
        },
      ],
    }),
  },
} satisfies Meta<typeof DataTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const columns = [
  { key: 'number', label: 'Pedido' },
  { key: 'date', label: 'Fecha', sort: { href: '#fecha', state: 'descending' as const } },
  { key: 'name', label: 'Nombre', sort: { href: '#nombre', state: null } },
  { key: 'country', label: 'País', from: 'desk' as const },
  { key: 'state', label: 'Estado' },
  { key: 'total', label: 'Total', align: 'end' as const, from: 'tablet' as const },
];

export const Orders: Story = {
  args: {
    caption: 'Pedidos',
    columns,
    rows: [
      {
        key: '1',
        href: '#1',
        cells: {
          number: 'K7QX-31',
          date: '23 nov',
          name: 'Lucía Arteaga',
          country: 'España',
          state: <Status tone="open">Por preparar</Status>,
          total: '124,40 €',
        },
      },
      {
        key: '2',
        href: '#2',
        cells: {
          number: 'M2TR-90',
          date: '22 nov',
          name: 'Jonas Weber',
          country: 'Alemania',
          state: <Status tone="done">Enviado</Status>,
          total: '1.073,50 €',
        },
      },
      {
        key: '3',
        href: '#3',
        quiet: true,
        cells: { number: 'B5WD-07', date: '22 nov', name: 'Marta Gil', country: 'España', state: <Status tone="quiet">Cancelado</Status>, total: '38,00 €' },
      },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('the column that orders the list says so', async () => {
      await expect(canvas.getByRole('columnheader', { name: 'Fecha' })).toHaveAttribute('aria-sort', 'descending');
      await expect(canvas.getByRole('columnheader', { name: 'Nombre' })).not.toHaveAttribute('aria-sort');
    });
    await step('a row is named by its link', async () => {
      await expect(canvas.getByRole('rowheader', { name: 'K7QX-31' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'K7QX-31' })).toHaveAttribute('href', '#1');
    });
  },
};

export const Empty: Story = { args: { caption: 'Pedidos', columns, rows: [], empty: <Text>Ningún pedido con este filtro.</Text> } };
