import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: words that the rest would need too. */
const meta = {
  title: 'Content/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    guide: guide({
      use: 'Words that the eye has from elsewhere and the ear would miss.',
      unseen: 'Everything: nobody sees when it is wrong. Listen to it.',
      words: { rule: 'What the eye sees, in words.', yes: { es: 'Precio de ahora', en: 'Price now' } },
      pairs: [
        {
          yes: () => (
            <>
              <Text>
                <VisuallyHidden>Precio de ahora: </VisuallyHidden>24,50 €
              </Text>
              <Text size="note" tone="muted">
                Se oye: «Precio de ahora: 24,50 €»
              </Text>
            </>
          ),
          no: () => (
            <>
              <Text>
                24,50 €<VisuallyHidden>, sin IVA</VisuallyHidden>
              </Text>
              <Text size="note" tone="muted">
                Se oye: «24,50 €, sin IVA»
              </Text>
            </>
          ),
          why: 'What the eye has from the place of the figure, the ear has in words.',
          but: 'What changes the price is for everybody: here those who see are not told.',
        },
      ],
    }),
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  args: { children: 'Precio de ahora' },
  decorators: [
    (Hidden) => (
      <p>
        <Hidden /> 24,50 €
      </p>
    ),
  ],
};
