import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SummaryList } from '../SummaryList/SummaryList.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';
import { guide } from '../../.storybook/guide.ts';
import { Inline } from '../Inline/Inline.tsx';

/** When not: every item of a list; three equal cards in a row say nothing. */
const meta = {
  title: 'Content/Card',
  component: Card,
  parameters: {
    guide: guide({
      use: 'One thing that stands apart from the text round it: the order beside a form, a house to visit.',
      parts: ['a picture', 'the content', 'a foot, ruled off'],
      unseen: '`labelledBy` names it where it is an article or an aside.',
      pairs: [
        {
          yes: () => <Card>Su pedido: 2 botellas, 49,00 €</Card>,
          no: () => (
            <Inline>
              <Card>Uno</Card>
              <Card>Dos</Card>
              <Card>Tres</Card>
            </Inline>
          ),
          why: 'A frame sets one thing apart from the page.',
          but: 'A frame round everything sets off nothing.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const content = (
  <Stack gap={12}>
    <Heading level={3}>La bodega de 1924</Heading>
    <Text size="small" tone="muted">
      Calados, prensa de husillo y cuatro vinos. En español.
    </Text>
    <SummaryList
      lines={[{ key: 'adults', name: '2 adultos', detail: '24,00 €', amount: '48,00 €' }]}
      total={{ name: 'Total, IVA incluido', amount: '56,00 €' }}
    />
  </Stack>
);
export const Raise: Story = { args: { children: content } };
export const Outline: Story = {
  args: { variant: 'outline', children: content, foot: <Text size="small">Guardamos sus cuatro plazas de las 12:00 hasta que acabe el tiempo.</Text> },
};
