import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

/** When not: words that head nothing; those are Text of size label. */
const meta = { title: 'Content/Heading', component: Heading } satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hero: Story = { args: { level: 1, size: 'hero', children: 'La viña sube', emphasis: 'en escalones' } };
export const Page: Story = { args: { level: 1, children: 'Vinos' } };
export const Second: Story = { args: { level: 1, children: '872 Clay', tone: 'second' } };
export const Sizes: Story = {
  args: { level: 2, children: '' },
  render: () => (
    <Stack gap={24}>
      <Heading level={2} emphasis="y la viña lo bebe">
        Aquí la piedra guarda el calor
      </Heading>
      <Heading level={2} size="form">
        Datos y envío
      </Heading>
      <Heading level={2} size="small">
        Para renovar platino
      </Heading>
      <Heading level={3}>Modo de envío</Heading>
      <Heading level={4}>El Palomar</Heading>
    </Stack>
  ),
};
