import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Checkbox } from './Checkbox.tsx';

/** When not: one of several; that is a RadioGroup. */
const meta = { title: 'Forms/Checkbox', component: Checkbox } satisfies Meta<typeof Checkbox>;
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
