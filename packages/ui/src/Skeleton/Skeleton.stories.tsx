import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

/** When not: what is there already when the page comes; nearly everything is. */
const meta = { title: 'Content/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  args: {},
  render: () => (
    <Stack gap={8}>
      <Skeleton label="Cargando" width="half" />
      <Skeleton />
      <Skeleton shape="control" />
    </Stack>
  ),
};
