import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text, Prose } from './Text.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: headings; and no label where a heading belongs. */
const meta = {
  title: 'Content/Text',
  component: Text,
  parameters: {
    guide: guide({
      use: 'Running text, notes, labels. Prose for a whole story.',
      unseen: 'That a language that is not the page’s is said (`lang`).',
      words: { rule: 'See Voice and tone.', yes: { es: 'Vendimiados a mano', en: 'Picked by hand' } },
      pairs: [
        {
          yes: () => (
            <Text>
              La visita empieza{' '}
              <Text as="strong" strong>
                a las 12:00 en punto
              </Text>
              , en la puerta del patio. El autobús para a doscientos metros.
            </Text>
          ),
          no: () => <Text strong>La visita empieza a las 12:00 en punto, en la puerta del patio. El autobús para a doscientos metros.</Text>,
          why: 'Strong is the one thing that is looked for.',
          but: 'Where all is strong, nothing is found, and it is slower to read.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  args: { children: '' },
  render: () => (
    <Stack>
      <Text size="label">Botones</Text>
      <Text size="lead">Setenta y dos bancales de piedra seca entre el Ebro y la Sierra de Cantabria.</Text>
      <Text>Todas las botellas están dibujadas a la misma escala: un magnum es un magnum.</Text>
      <Text size="small" tone="muted">
        Tempranillo, graciano, mazuelo
      </Text>
      <Text size="note" tone="muted" figures>
        2 × 24,50 €, IVA incluido
      </Text>
      <Text tone="error">Faltan cifras: son cinco.</Text>
    </Stack>
  ),
};

export const AStory: Story = {
  args: { children: '' },
  render: () => (
    <Prose dropCap>
      <p>
        Cada muro lo levantó alguien que sabía su nombre. Los llamamos así todavía: el de la Petra, el del Cojo, el Largo. Por la tarde devuelven a la cepa el
        sol de la mañana, y el tempranillo madura una semana antes que abajo, junto al río.
      </p>
      <p>
        No regamos, no removemos la tierra en verano y no vendimiamos hasta que la <a href="#pepita">pepita cruje</a>.
      </p>
      <h2>Lo que hacemos</h2>
      <ul>
        <li>
          Podar en <strong>vaso</strong>
        </li>
        <li>Vendimiar a mano</li>
      </ul>
    </Prose>
  ),
};
