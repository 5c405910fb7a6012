import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { realKeys } from '../../.storybook/real-keys.ts';
import { Badge } from '../Badge/Badge.tsx';
import { ExpandableRow } from './ExpandableRow.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: a question and its answer, or a text; those are a Disclosure. */
const meta = {
  title: 'Club/ExpandableRow',
  component: ExpandableRow,
  parameters: {
    guide: guide({
      use: 'A line of a list that holds more: an order and its wines.',
      parts: ['title', 'facts', 'what it holds'],
      keys: { 'Enter, Space': 'opens and closes' },
      unseen: 'That the facts are heard before one opens it.',
      words: { rule: 'The number or the name it is known by.', yes: { es: 'FSCT-29V0', en: 'FSCT-29V0' } },
      pairs: [
        {
          yes: () => <ExpandableRow {...args} />,
          no: () => (
            <ExpandableRow title="Pedido" facts={[]}>
              FSCT-29V0, 3 de octubre de 2026, completado, 98,00 €. Reserva 2019, dos botellas.
            </ExpandableRow>
          ),
          why: 'Number, date and state are read without opening; inside are the bottles.',
          but: 'To find one order of ten, ten are opened.',
          wide: true,
        },
      ],
    }),
  },
} satisfies Meta<typeof ExpandableRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  title: 'FSCT-29V0',
  facts: [
    { label: 'Fecha', value: '3 de octubre de 2026' },
    { label: 'Estado', value: <Badge tone="success">Completado</Badge> },
    { label: 'Total', value: '98,00 €' },
  ],
  children: 'Reserva 2019, dos botellas. Crianza 2021, tres botellas.',
};

export const Open: Story = { args: { ...args, open: true } };

/** Section 4: "Order rows expand and collapse." */
export const Keyboard: Story = {
  args,
  play: async ({ canvas }) => {
    const items = canvas.getByText(/dos botellas/);
    await expect(items).not.toBeVisible();
    await userEvent.click(canvas.getByText('FSCT-29V0'));
    await expect(items).toBeVisible();
    await userEvent.click(canvas.getByText('FSCT-29V0'));
    await expect(items).not.toBeVisible();
    const keys = await realKeys();
    if (!keys) return;
    await keys.keyboard('{Enter}');
    await expect(items).toBeVisible();
  },
};
