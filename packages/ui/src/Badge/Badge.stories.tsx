import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Badge, CountBadge } from './Badge.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: something to press. */
const meta = {
  title: 'Content/Badge',
  component: Badge,
  parameters: {
    guide: guide({
      use: 'One word on a thing that is true of it now: new, few left, for members. CountBadge counts.',
      unseen: 'That the word is not only in the badge where it decides something.',
      words: { rule: 'One or two words, no verb.', yes: { es: 'Solo socios', en: 'Members only' }, no: { es: '¡Oferta!', en: 'Hot!' } },
      pairs: [
        {
          yes: () => <Badge>Cosecha corta</Badge>,
          no: () => <Badge>¡Últimas unidades, no se lo pierda!</Badge>,
          why: 'It states; it does not shout.',
          but: 'What presses on every wine is believed of none.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  args: { children: '' },
  render: () => (
    <Inline>
      <Badge>Cosecha corta</Badge>
      <Badge tone="success">En bodega</Badge>
      <Badge tone="muted">Externo</Badge>
      <Badge tone="filled">Solo socios</Badge>
      <CountBadge count="2" />
      <CountBadge count="9+" />
      <CountBadge />
    </Inline>
  ),
};
