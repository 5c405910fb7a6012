import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Badge, CountBadge } from './Badge.tsx';

/** When not: something to press. */
const meta = { title: 'Content/Badge', component: Badge } satisfies Meta<typeof Badge>;
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
