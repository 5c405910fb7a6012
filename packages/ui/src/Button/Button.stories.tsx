import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Section } from '../Section/Section.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { fields } from '../themes/tokens.ts';
import { Button } from './Button.tsx';

/** When not: more than one filled button in a section; for going elsewhere in running text use TextLink. */
const meta = { title: 'Actions/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { children: 'Añadir a la cesta' } };
export const Outline: Story = { args: { children: 'Volver', variant: 'outline' } };
export const Small: Story = { args: { children: 'Elegir fecha', variant: 'outline', size: 'small' } };
export const Full: Story = { args: { children: 'Continuar al pago', full: true } };
export const Disabled: Story = { args: { children: 'Agotado', disabled: true } };
export const AsLink: Story = { args: { children: 'Reservar una visita', href: '#visitas' } };

export const All: Story = {
  args: { children: '' },
  render: () => (
    <Stack gap={16}>
      <Inline>
        <Button>Añadir a la cesta</Button>
        <Button variant="outline">Volver</Button>
      </Inline>
      <Inline>
        <Button variant="quiet">Ver la ficha</Button>
        <Button disabled>Agotado</Button>
      </Inline>
      <Inline>
        <Button size="small">Guardar</Button>
        <Button size="small" variant="outline">
          Elegir fecha
        </Button>
        <Button size="small" variant="outline" tone="accent">
          Usar código
        </Button>
        <Button size="small" tone="ink">
          Cerrar
        </Button>
      </Inline>
    </Stack>
  ),
};

/** At work it keeps focus and words, and a second press does nothing. */
export const Busy: Story = {
  args: { children: 'Pagar 124,40 €', busy: true, onClick: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    await expect(button).toHaveFocus();
  },
};

/** On every colour field the same button is drawn in the field's own colours. */
export const OnFields: Story = {
  args: { children: '' },
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {fields.map((field) => (
        <Section key={field} field={field} space="small">
          <Inline>
            <Button>Reservar</Button>
            <Button variant="outline">Volver</Button>
            <Button variant="quiet">Ver la ficha</Button>
            <Button disabled>Agotado</Button>
          </Inline>
        </Section>
      ))}
    </>
  ),
};
