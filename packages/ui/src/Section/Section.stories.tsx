import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { fields } from '../themes/tokens.ts';
import { Section } from './Section.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: parts of a form or a column; those are Panels. */
const meta = {
  title: 'Layout/Section',
  component: Section,
  parameters: {
    guide: guide({
      use: 'A band across the page, on its ground. Page keeps the width.',
      parts: ['the field', 'its content, in the page’s width or full'],
      unseen: 'That two bands of one ground do not stand together: they would read as one.',
      pairs: [
        {
          yes: () => (
            <>
              <Section space="small">
                <Text>Los vinos del año</Text>
              </Section>
              <Section space="small" field="warm">
                <Text>Una carta en cada estación</Text>
              </Section>
            </>
          ),
          no: () => (
            <>
              <Section space="small" field="warm">
                <Text>Los vinos del año</Text>
              </Section>
              <Section space="small" field="warm">
                <Text>Una carta en cada estación</Text>
              </Section>
            </>
          ),
          why: 'Where the ground changes, another band begins.',
          but: 'Two bands of one ground are read as one.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Section>;
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
