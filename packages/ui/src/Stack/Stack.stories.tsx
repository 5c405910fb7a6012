import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

/** When not: columns; those are Grid or Columns. */
const meta = { title: 'Layout/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { args: { children: [<Text key="1">Una</Text>, <Text key="2">Dos</Text>, <Text key="3">Tres</Text>], gap: 8 } };
