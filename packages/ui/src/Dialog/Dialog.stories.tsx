import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useState } from 'react';
import { realKeys } from '../../.storybook/real-keys.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import type { DialogProps } from './Dialog.tsx';
import { Dialog } from './Dialog.tsx';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: what could stand on the page; and never two at once. */
const meta = {
  title: 'Content/Dialog',
  component: Dialog,
  parameters: {
    docs: { story: { inline: false, height: '520px' } },
    guide: guide({
      use: 'Something has to be answered before the page goes on, or one thing is looked at beside the page and put away.',
      parts: ['title', 'close, unless it has to be answered', 'content', 'actions, the first one first'],
      keys: { Esc: 'closes it, where it may be closed', Tab: 'stays inside' },
      unseen: 'That the focus comes back to what opened it, and that the title says what is asked.',
      words: {
        rule: 'The title is the question; the actions answer it in its own words.',
        yes: { es: '¿Tiene 18 años? · Sí · No', en: 'Are you 18? · Yes · No' },
        no: { es: 'Confirmación · Aceptar', en: 'Confirm · OK' },
      },
      pairs: [
        {
          yes: () => <Inside title="¿Anular la visita?" text="Le devolvemos 48,00 € a su tarjeta." first="Anular la visita" second="Conservarla" />,
          no: () => <Inside title="Confirmación" text="¿Está seguro?" first="Aceptar" second="Cancelar" />,
          why: 'The buttons answer what the title asks, in its own words.',
          but: '“Cancel” under a cancellation: half of those who press it mean the other button.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What stands in a dialog, drawn flat: two that are open would lie on the page and on each other. */
function Inside({ title, text, first, second }: Readonly<Record<'title' | 'text' | 'first' | 'second', string>>) {
  return (
    <Card>
      <Stack>
        <Heading level={3} size="minor">
          {title}
        </Heading>
        <Text>{text}</Text>
        <Inline>
          <Button>{first}</Button>
          <Button variant="outline">{second}</Button>
        </Inline>
      </Stack>
    </Card>
  );
}

const opened = {
  render: function Opened(args: DialogProps) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Ver la cesta</Button>
        <Dialog
          {...args}
          open={open}
          onClose={() => {
            setOpen(false);
            args.onClose();
          }}
        />
      </>
    );
  },
};
const args = {
  open: false,
  onClose: fn(),
  title: 'En su cesta',
  closeLabel: 'Cerrar',
  children: <Text>Reserva 2019, dos botellas.</Text>,
  actions: (
    <>
      <Button href="#cesta">Ir a la cesta</Button>
      <Button variant="outline">Seguir mirando</Button>
    </>
  ),
};

export const Open: Story = { ...opened, args: { ...args, open: true } };
export const Side: Story = { ...opened, args: { ...args, open: true, size: 'side' } };

/** Focus goes in and comes back; the button, Escape and a press beside it close. */
export const FocusReturns: Story = {
  ...opened,
  args,
  play: async ({ canvas, args: { onClose } }) => {
    const button = canvas.getByRole('button', { name: 'Ver la cesta' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = canvas.getByRole('dialog', { name: 'En su cesta' });
    await expect(dialog).toBeVisible();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await expect(dialog).not.toBeVisible();
    const keys = await realKeys();
    if (!keys) return;
    await keys.keyboard('{Enter}');
    await expect(dialog).toBeVisible();
    await keys.keyboard('{Escape}');
    await expect(dialog).not.toBeVisible();
    await expect(button).toHaveFocus();
    await keys.keyboard('{Enter}');
    await keys.click(document.documentElement, { position: { x: 4, y: 4 } });
    await expect(dialog).not.toBeVisible();
    await expect(onClose).toHaveBeenCalledTimes(3);
  },
};

/** What comes while another is open waits: never two at once. */
export const OneAtATime: Story = {
  args,
  render: function Two() {
    const [first, setFirst] = useState(true);
    const [second, setSecond] = useState(true);
    return (
      <>
        <Dialog open={first} onClose={() => setFirst(false)} title="En su cesta" closeLabel="Cerrar la cesta">
          <Text>Reserva 2019, dos botellas.</Text>
        </Dialog>
        <Dialog open={second} onClose={() => setSecond(false)} title="Un paso más" closeLabel="Cerrar la carta">
          <Text>Le hemos escrito para confirmar su correo.</Text>
        </Dialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: 'En su cesta' });
    await expect(canvas.queryByRole('dialog', { name: 'Un paso más' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar la cesta' }));
    await canvas.findByRole('dialog', { name: 'Un paso más' });
    await expect(canvas.queryByRole('dialog', { name: 'En su cesta' })).toBeNull();
  },
};

/** Where an answer is needed, nothing but its buttons closes it. */
export const Needed: Story = {
  ...opened,
  args: {
    ...args,
    open: true,
    title: '¿Tiene 18 años?',
    closeLabel: undefined,
    children: <Text>Vendemos vino.</Text>,
    actions: (
      <>
        <Button>Sí</Button>
        <Button variant="outline">No</Button>
      </>
    ),
  },
  play: async ({ canvas, args: { onClose } }) => {
    const keys = await realKeys();
    if (!keys) return;
    await keys.keyboard('{Escape}');
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(onClose).not.toHaveBeenCalled();
  },
};
