import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Notice } from './Notice.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: what passes by itself (StatusMessage) and errors at a field. */
const meta = {
  title: 'Content/Notice',
  component: Notice,
  parameters: {
    guide: guide({
      use: 'Something that the reader has to know here, and that stays: a limit, an error of ours, what was done.',
      parts: ['title', 'what it means', 'what can be done'],
      unseen: '`live` when it comes after the page: an error is then told at once.',
      words: {
        rule: 'What happened; what is not lost; what to do.',
        yes: { es: 'Esa hora se acaba de llenar. Elija otra.', en: 'That time has just filled. Choose another.' },
        no: { es: 'Algo ha ido mal', en: 'Oops! Something went wrong' },
      },
      pairs: [
        {
          yes: () => (
            <Notice tone="error" title="La reserva no se ha guardado">
              Sus datos siguen aquí: inténtelo de nuevo.
            </Notice>
          ),
          no: () => <Notice tone="error">Error 500</Notice>,
          why: 'It says what happened, that nothing is lost, and what to do.',
          but: 'A number tells nobody whether the money is gone.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Notice>;
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
