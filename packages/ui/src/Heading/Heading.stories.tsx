import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';
import { guide } from '../../.storybook/guide.ts';
import { Text } from '../Text/Text.tsx';

/** When not: words that head nothing; those are Text of size label. */
const meta = {
  title: 'Content/Heading',
  component: Heading,
  parameters: {
    guide: guide({
      use: 'The words over a part of a page. The level is its place in the page, the size its looks.',
      parts: ['the words', 'an emphasised line, in themes that have one'],
      unseen: 'One level 1 on a page, and no level left out below it.',
      words: {
        rule: 'What it is or what it says; a sentence in a story, a noun in a form. No full stop.',
        yes: { es: 'La piedra guarda el calor', en: 'The stone keeps the heat' },
        no: { es: 'Bienvenidos', en: 'Welcome' },
      },
      pairs: [
        {
          yes: () => (
            <Heading level={2} size="small">
              Cómo llegar
            </Heading>
          ),
          no: () => (
            <Text size="lead" strong>
              Cómo llegar
            </Text>
          ),
          why: 'Who moves from heading to heading finds it.',
          but: 'What looks like a heading and is none is missing from the list of headings.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Heading>;
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
