import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Checkbox } from './Checkbox.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: one of several; that is a RadioGroup. */
const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  parameters: {
    guide: guide({
      use: 'Yes or no, and it counts when the form is sent.',
      parts: ['the box', 'the words, all of which press it', '`about`: a link beside the words, which does not press it', 'a hint', 'what went wrong'],
      keys: { Space: 'ticks it, and again' },
      unseen: 'That a sentence of agreement is true in the first person, and that the link in it is reached on its own.',
      words: {
        rule: 'A whole sentence of the reader’s; what ticking does, never what not ticking does.',
        yes: { es: 'He leído y acepto las condiciones', en: 'I have read and accept the terms' },
        no: { es: 'No deseo no recibir noticias', en: 'Untick to opt out' },
      },
      pairs: [
        {
          yes: () => <Checkbox label="Quiero recibir la carta de la bodega" />,
          no: () => <Checkbox label="No deseo recibir la carta de la bodega" defaultChecked />,
          why: 'Ticked is yes, and nobody has ticked it before the reader.',
          but: 'A no that is ticked already is agreed to by whoever does not read it.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { label: 'La misma dirección', defaultChecked: true } };
export const Wrong: Story = {
  args: {
    label: (
      <>
        He leído y acepto las{' '}
        <TextLink href="#condiciones" variant="inline" tone="ink">
          condiciones de venta
        </TextLink>
      </>
    ),
    error: 'Acepte las condiciones para seguir.',
  },
};
export const Disabled: Story = { args: { label: 'Necesito factura', disabled: true, defaultChecked: true } };

/** What is agreed to opens beside the form; the tick stays as it was. */
export const Consent: Story = {
  args: { label: 'Acepto que usen estos datos para contestarme, como dice la', about: { href: '#privacidad', words: 'política de privacidad' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'política de privacidad' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('checkbox', { name: /^Acepto que usen .* como dice la política de privacidad$/ })).not.toBeChecked();
  },
};

/** Space and the whole row press it; the row is 44 px high. */
export const Keyboard: Story = {
  args: { label: 'Es un regalo: sin precios en el paquete' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText(/regalo/));
    await expect(box).not.toBeChecked();
    await expect(box.closest('label')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
