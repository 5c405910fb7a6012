import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Status } from './Status.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: a word that praises or warns on a picture or a card (Badge), or a message (Notice). */
const meta = {
  title: 'Content/Status',
  component: Status,
  parameters: {
    guide: guide({
      use: 'The state of each thing in a list that somebody works through.',
      parts: ['a sign, whose shape differs as its colour does', 'the word'],
      unseen: 'That the word alone tells the state.',
      words: { rule: 'The state as the house calls it, one or two words.', yes: { es: 'Por preparar', en: 'To pack' }, no: { es: '¡Urgente!', en: 'Urgent!' } },
      pairs: [
        {
          yes: () => <Status tone="open">Por preparar</Status>,
          no: () => <Status tone="failed">Por preparar</Status>,
          why: 'What waits for a hand is open.',
          but: 'What is red without a fault is soon seen by nobody.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  args: { children: '', tone: 'open' },
  render: () => (
    <Inline>
      <Status tone="open">Por preparar</Status>
      <Status tone="done">Entregado</Status>
      <Status tone="failed">Pago fallido</Status>
      <Status tone="quiet">Cancelado</Status>
    </Inline>
  ),
};
