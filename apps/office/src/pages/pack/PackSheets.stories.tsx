import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsIn } from '@parral/site/stories';
import { expect } from 'storybook/test';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { PackSheets } from './PackSheets.tsx';

const note = {
  number: 'K7QX-3182',
  title: 'Albarán K7QX-3182',
  brand: 'Casa Alba',
  placed_on: '23 de noviembre de 2026',
  placed: 'Pedido del 23 de noviembre de 2026',
  language: 'es' as const,
  is_pickup: false,
  address: ['Lucía Arteaga', 'Calle del Laurel, 14', '26001 Logroño', 'España'],
  ends: [
    { label: 'De', lines: ['Casa Alba', 'Camino de los Bancales, 3', '26339 Alba, La Rioja'] },
    { label: 'Para', lines: ['Lucía Arteaga', 'Calle del Laurel, 14', '26001 Logroño', 'España'] },
  ],
  contact: 'bodega@alba.example · +34 941 00 00 00',
  lines: [
    { quantity: 2, title: 'Reserva 2019, 75 cl', total: '49,00 €' },
    { quantity: 1, title: 'Gran Reserva 2012, 75 cl', total: '62,00 €' },
  ],
  sums: [{ label: 'Total', amount: '117,50 €' }],
  message: '',
  comment: 'Llamar antes de subir',
};
const gift = {
  ...note,
  number: 'M2RT-9004',
  title: 'Albarán M2RT-9004',
  lines: [{ quantity: 1, title: 'Reserva 2019, 75 cl', total: null }],
  sums: [],
  message: 'Feliz cumpleaños',
  comment: '',
};
const meta = {
  title: 'Office/Pack orders',
  component: PackSheets,
  args: { found: { notes: [note, gift], left_out: [], more: false }, numbers: '', formKey: '1b671a64-40d5-491e-99b0-da01ff1f3341', problem: null },
  decorators: [inOffice('/office/orders/pack')],
  parameters: { ...framed, given: [framed.given, note, gift] },
} satisfies Meta<typeof PackSheets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Reserva 2019, 75 cl 3/ })).toBeVisible();
  },
};
export const Nothing: Story = {
  args: { found: { notes: [], left_out: [], more: false } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByText(wordsIn('office/pack', story)('nothing'))).toBeVisible();
  },
};
export const SomeLeftOut: Story = {
  args: {
    found: { notes: [note], left_out: [{ number: 'NONE-0000', problem: 'no_order', message: 'There is no order.' }], more: false },
    numbers: 'K7QX-3182,NONE-0000',
  },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByText(`NONE-0000: ${wordsIn('office/work', story)('why_no_order')}`)).toBeVisible();
  },
};
export const MoreThanStandHere: Story = {
  args: { found: { notes: [note, gift], left_out: [], more: true } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByRole('button', { name: wordsIn('office/pack', story)('prepare') })).toBeVisible();
  },
};
