import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SummaryList } from '../SummaryList/SummaryList.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

/** When not: every item of a list; three equal cards in a row say nothing. */
const meta = { title: 'Content/Card', component: Card } satisfies Meta<typeof Card>;
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
