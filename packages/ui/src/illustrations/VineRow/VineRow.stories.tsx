import type { Meta, StoryObj } from '@storybook/react-vite';
import { VineRow } from './VineRow.tsx';
import { Stack } from '../../Stack/Stack.tsx';
import { Text } from '../../Text/Text.tsx';
import { guide } from '../../../.storybook/guide.ts';

/** When not: where the figure is not said in words beside it. */
const meta = {
  title: 'Illustrations/VineRow',
  component: VineRow,
  parameters: {
    guide: guide({
      use: 'A figure as a row of vines: how much of a goal is reached.',
      unseen: 'The figure stands in words beside it.',
      pairs: [
        {
          yes: () => (
            <Stack gap={8}>
              <Text>9 de 13 botellas de este año</Text>
              <VineRow count={13} grown={9} />
            </Stack>
          ),
          no: () => <VineRow count={60} grown={41} />,
          why: 'Few enough to be counted, under the words that say how many.',
          but: 'Sixty vines are a hedge: nobody counts them, and no word says it.',
          wide: true,
        },
      ],
    }),
  },
} satisfies Meta<typeof VineRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { count: 12 } };
export const Progress: Story = { args: { count: 13, grown: 9 } };
export const NothingYet: Story = { args: { count: 13, grown: 0 } };
