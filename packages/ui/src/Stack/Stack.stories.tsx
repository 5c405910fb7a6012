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
      pairs: [
        {
          yes: () => (
            <Stack gap={24}>
              <Stack gap={4}>
                <Text strong>La bodega de 1924</Text>
                <Text>1 h 30, en español y en inglés</Text>
              </Stack>
              <Stack gap={4}>
                <Text strong>Los bancales a pie</Text>
                <Text>3 h, de abril a octubre</Text>
              </Stack>
            </Stack>
          ),
          no: () => (
            <Stack gap={16}>
              <Text strong>La bodega de 1924</Text>
              <Text>1 h 30, en español y en inglés</Text>
              <Text strong>Los bancales a pie</Text>
              <Text>3 h, de abril a octubre</Text>
            </Stack>
          ),
          why: 'Little room within, more between: what belongs together is seen before it is read.',
          but: 'One step of room between all says that these are four things.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { args: { children: [<Text key="1">Una</Text>, <Text key="2">Dos</Text>, <Text key="3">Tres</Text>], gap: 8 } };
