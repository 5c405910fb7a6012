import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Section } from '../Section/Section.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { fields } from '../themes/tokens.ts';
import { Button } from './Button.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: more than one filled button in a section; for going elsewhere in running text use TextLink. */
const meta = {
  title: 'Actions/Button',
  component: Button,
  // Its props are of two kinds, which react-docgen does not read.
  argTypes: {
    children: { control: 'text', description: 'its words' },
    variant: { control: 'inline-radio', options: ['filled', 'outline', 'quiet'], description: 'one filled button in a section at most' },
    tone: { control: 'inline-radio', options: ['accent', 'ink'] },
    size: { control: 'inline-radio', options: ['normal', 'small'] },
    full: { control: 'boolean', description: 'as wide as its place' },
    busy: { control: 'boolean', description: 'at work: keeps its focus and its words, and does nothing when pressed' },
    href: { control: 'text', description: 'a link that looks like a button' },
    type: { control: 'inline-radio', options: ['button', 'submit', 'reset'] },
    icon: { control: false, description: 'decoration before the words' },
  },
  parameters: {
    guide: guide({
      use: 'Something happens when it is pressed: it buys, saves, sends, opens. With `href` it is the one great step to another page.',
      parts: ['an icon, where one says something that the words do not', 'the words', 'at work, a line that passes along its foot'],
      keys: { Enter: 'presses it', Space: 'presses it; with `href`, which is a link, it does not' },
      unseen:
        'That the name still makes sense alone. Two buttons of the same words on a page need a name each (`aria-label`), and the visible words have to stand in it as they are.',
      words: {
        rule: 'A verb first, then what it is done to. The words say what happens, so that nobody has to read round it.',
        yes: { es: 'Añadir a la cesta', en: 'Add to basket' },
        no: { es: 'Enviar', en: 'Submit' },
      },
      pairs: [
        {
          yes: () => (
            <Inline>
              <Button>Pagar 124,40 €</Button>
              <Button variant="outline">Volver</Button>
            </Inline>
          ),
          no: () => (
            <Inline>
              <Button>Pagar 124,40 €</Button>
              <Button>Volver</Button>
            </Inline>
          ),
          why: 'One filled button in a section says what comes next.',
          but: 'Where everything is loud, nothing is first.',
        },
        {
          yes: () => <Button>Reservar la visita</Button>,
          no: () => <Button>Haga clic aquí</Button>,
          why: 'Whoever goes from control to control hears the words alone, and knows what is done.',
          but: 'Alone it says nothing of what becomes of the press.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Button>;
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
