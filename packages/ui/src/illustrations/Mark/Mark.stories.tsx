import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../Inline/Inline.tsx';
import { Mark, markNames } from './Mark.tsx';
import { Stack } from '../../Stack/Stack.tsx';
import { Text } from '../../Text/Text.tsx';
import { Button } from '../../Button/Button.tsx';
import { guide } from '../../../.storybook/guide.ts';

/** When not: as the only content of a control, or below 22 px; small signs in controls are Glyphs. */
const meta = {
  title: 'Illustrations/Mark',
  component: Mark,
  parameters: {
    guide: guide({
      use: 'A thing with a meaning of its own: frost, harvest, a barrel.',
      unseen: 'The word for it stands beside it.',
      pairs: [
        {
          yes: () => (
            <Stack gap={8}>
              <Mark name="leaf" size={64} />
              <Text>Viñas de más de sesenta años</Text>
            </Stack>
          ),
          no: () => (
            <Button variant="quiet">
              <Mark name="leaf" size={22} />
            </Button>
          ),
          why: 'As big as a stamp, above the sentence that it illustrates.',
          but: 'Nobody knows what a leaf does when it is pressed.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leaf: Story = { args: { name: 'leaf' } };
export const Named: Story = { args: { name: 'key', title: 'Club La Llave' } };

export const All: Story = {
  args: { name: 'leaf' },
  render: () => (
    <Inline>
      {markNames.map((name) => (
        <Mark key={name} name={name} size={64} />
      ))}
    </Inline>
  ),
};

export const Smallest: Story = {
  args: { name: 'leaf' },
  render: () => (
    <Inline>
      {markNames.map((name) => (
        <Mark key={name} name={name} size={22} />
      ))}
    </Inline>
  ),
};
