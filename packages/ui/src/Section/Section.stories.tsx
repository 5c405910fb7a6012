import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { fields } from '../themes/tokens.ts';
import { Section } from './Section.tsx';

/** When not: parts of a form or a column; those are Panels. */
const meta = { title: 'Layout/Section', component: Section } satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fields: Story = {
  args: { children: '' },
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {fields.map((field) => (
        <Section key={field} field={field} space="small">
          <Heading level={2} size="small">
            {field}
          </Heading>
          <Text tone="muted">
            Poda, floración, vendimia y bodega.{' '}
            <TextLink href="#carta" variant="inline">
              Suscribirme
            </TextLink>
          </Text>
          <TextField id={`mail-${field}`} label="Correo electrónico" placeholder="nombre@correo.es" error="Escriba un correo válido." />
          <Text tone="second">Segunda voz</Text>
          <Text tone="success">Guardado</Text>
        </Section>
      ))}
    </>
  ),
};
