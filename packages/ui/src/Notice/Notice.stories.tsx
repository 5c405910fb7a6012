import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Notice } from './Notice.tsx';

/** When not: what passes by itself (StatusMessage) and errors at a field. */
const meta = { title: 'Content/Notice', component: Notice } satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { children: 'Para más de 18 botellas, escríbanos y lo preparamos.' } };
export const Wrong: Story = {
  args: { tone: 'error', title: 'No se ha podido reservar', children: 'Esa hora se acaba de llenar. Elija otra fecha.', live: true },
};
export const Success: Story = {
  args: {
    tone: 'success',
    title: 'Pedido recibido',
    children: 'Le hemos escrito a lucia@correo.es.',
    action: <TextLink href="#pedido">Ver el pedido</TextLink>,
  },
};
export const OnRaise: Story = {
  args: { children: 'Sobre un campo se aparta con el otro tono.' },
  decorators: [
    (Notice) => (
      <Card>
        <Notice />
      </Card>
    ),
  ],
};
