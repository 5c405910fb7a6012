import { Text } from '../Text/Text.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: what is there already when the page comes; nearly everything is. */
const meta = {
  title: 'Content/Skeleton',
  component: Skeleton,
  parameters: {
    guide: guide({
      use: 'The room of something that comes, so that nothing moves when it does.',
      unseen: '`label` says once that something is being fetched; the shapes themselves are silent.',
      words: { rule: 'What is being fetched.', yes: { es: 'Buscando horas libres', en: 'Looking for free times' }, no: { es: 'Cargando…', en: 'Loading…' } },
      pairs: [
        {
          yes: () => (
            <Stack gap={8}>
              <Skeleton label="Buscando horas libres" width="half" />
              <Skeleton shape="control" />
            </Stack>
          ),
          no: () => <Text>Cargando…</Text>,
          why: 'It keeps the room of what comes, so that nothing jumps under the finger.',
          but: 'A word of one line makes way for a whole list, and pushes down what was just being read.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Skeleton>;
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
