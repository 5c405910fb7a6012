import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../Stack/Stack.tsx';
import { SoilKey } from './SoilKey.tsx';
import { Inline } from '../../Inline/Inline.tsx';
import { Text } from '../../Text/Text.tsx';
import { guide } from '../../../.storybook/guide.ts';

/** When not: under a bottle, where the SoilCore stands. */
const meta = {
  title: 'Illustrations/SoilKey',
  component: SoilKey,
  parameters: {
    guide: guide({
      use: 'What each layer of the cores is.',
      unseen: 'Each layer has its word; the pattern is decoration.',
      pairs: [
        {
          yes: () => (
            <Inline>
              <SoilKey soil="clay" />
              <Text>Arcilla roja</Text>
            </Inline>
          ),
          no: () => <SoilKey soil="clay" />,
          why: 'The word beside it: the pattern is learnt once and known again below each bottle.',
          but: 'A pattern without its word is a riddle.',
        },
      ],
    }),
  },
} satisfies Meta<typeof SoilKey>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gravel: Story = { args: { soil: 'gravel', title: 'Grava de río' } };

export const All: Story = {
  args: { soil: 'gravel' },
  render: () => (
    <Stack gap={16}>
      {(['gravel', 'clay', 'limestone', 'sand', 'humus'] as const).map((soil) => (
        <SoilKey key={soil} soil={soil} />
      ))}
    </Stack>
  ),
};
