import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Glyph } from './Glyph.tsx';
import { Button } from '../Button/Button.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: a thing with a meaning of its own; those are Marks of the illustrations. */
const meta = {
  title: 'Content/Glyph',
  component: Glyph,
  parameters: {
    guide: guide({
      use: 'A small sign in a control, beside its words: lock, close, on.',
      unseen: 'It is never read aloud. A control with a glyph alone has a name (`aria-label`).',
      pairs: [
        {
          yes: () => <Button icon={<Glyph name="exit" />}>Salir del club</Button>,
          no: () => (
            <Button>
              <Glyph name="exit" />
            </Button>
          ),
          why: 'The sign stands beside its word, which says it to those who do not know the sign.',
          but: 'Out of where? A sign alone is guessed, and nothing of it is read aloud.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Glyph>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  args: { name: 'check' },
  render: () => (
    <Inline gap={20}>
      {(['check', 'chevron-down', 'close', 'exit', 'left', 'lock', 'minus', 'person', 'plus', 'right'] as const).map((name) => (
        <Glyph key={name} name={name} />
      ))}
    </Inline>
  ),
};
