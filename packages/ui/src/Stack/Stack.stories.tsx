import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: columns; those are Grid or Columns. */
const meta = {
  title: 'Layout/Stack',
  component: Stack,
  parameters: {
    guide: guide({
      use: 'Things below each other, with one step of room between.',
      unseen: '`as` a list where it is one: how many there are is then told.',
    }),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { args: { children: [<Text key="1">Una</Text>, <Text key="2">Dos</Text>, <Text key="3">Tres</Text>], gap: 8 } };
