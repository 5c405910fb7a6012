import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Footer } from './Footer.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: pages without one; every page has it. */
const meta = {
  title: 'Frame/Footer',
  component: Footer,
  parameters: {
    guide: guide({
      use: 'The end of every page.',
      parts: ['a strip of drawing', 'the letter', 'groups of links', 'who funded it', 'legal links'],
      unseen: 'That legal links have a name as a group.',
      pairs: [
        {
          yes: () => (
            <Footer
              groups={[
                {
                  title: 'Finca',
                  items: [
                    { href: '#vinos', label: 'Vinos' },
                    { href: '#visitas', label: 'Visitas' },
                  ],
                },
                { title: 'Bodega', items: ['26339 Alba, La Rioja', { href: '#contacto', label: 'Contacto' }] },
              ]}
              legalLabel="Legal"
              legal={[
                { href: '#privacidad', label: 'Privacidad' },
                { href: '#cookies', label: 'Cookies' },
              ]}
            />
          ),
          no: () => (
            <Footer
              groups={[
                {
                  title: 'Enlaces',
                  items: ['Vinos', 'Privacidad', 'Visitas', 'Cookies', 'Contacto'].map((label) => ({ href: `#${label}`, label })),
                },
              ]}
              legalLabel="Legal"
              legal={[]}
            />
          ),
          why: 'What is looked for at the end of a page is found by its kind; the law has its own place.',
          but: '“Links” says nothing of what stands below: all of it has to be read.',
          wide: true,
        },
      ],
    }),
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Section 1: "footer with funding-programme banner". The emblem's room is there before the emblem. */
export const Funded: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    funding: {
      title: 'Financiación',
      text: 'Proyecto cofinanciado por el Fondo Surco.',
      logo: { src: '/images/funding/nowhere.svg', alt: 'Fondo Surco', width: 144, height: 72 },
    },
    legalLabel: 'Legal',
    legal: [{ href: '#privacidad', label: 'Privacidad' }],
  },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: 'Fondo Surco' }).getBoundingClientRect();
    await expect([Math.round(width), Math.round(height)]).toEqual([144, 72]);
  },
};

export const WithLetter: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    letter: (
      <Stack>
        <Heading level={2} size="small">
          Una carta en cada estación
        </Heading>
        <Text size="small" tone="muted" narrow>
          Poda, floración, vendimia y bodega. Cuatro cartas al año, escritas desde la finca.
        </Text>
        <TextField label="Correo electrónico" type="email" action={<Button>Suscribirme</Button>} />
        <Checkbox label="Acepto la política de privacidad y recibir noticias." />
      </Stack>
    ),
    groups: [
      {
        title: 'Finca',
        items: [
          { href: '#vinos', label: 'Vinos' },
          { href: '#visitas', label: 'Visitas' },
          { href: '#prensa', label: 'Prensa' },
        ],
      },
      { title: 'Bodega', items: ['Camino de los Bancales, 3', '26339 Alba, La Rioja', { href: '#contacto', label: 'Contacto' }] },
    ],
    funding: {
      title: 'Financiación',
      text: 'Proyecto cofinanciado por el Fondo Surco, un programa europeo de desarrollo rural.',
      logo: { src: '/images/funding/surco.svg', alt: 'Fondo Surco: un campo arado al sol', width: 96, height: 96 },
    },
    note: '© Alba',
    legalLabel: 'Legal',
    legal: [
      { href: '#privacidad', label: 'Privacidad' },
      { href: '#cookies', label: 'Cookies' },
      { href: '#accesibilidad', label: 'Accesibilidad' },
    ],
  },
};
