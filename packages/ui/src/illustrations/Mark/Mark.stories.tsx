import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../Inline/Inline.tsx';
import { Mark, markNames } from './Mark.tsx';
import { guide } from '../../../.storybook/guide.ts';

/** When not: as the only content of a control, or below 22 px; small signs in controls are Glyphs. */
const meta = {
  title: 'Illustrations/Mark',
  component: Mark,
  parameters: { guide: guide({ use: 'A thing with a meaning of its own: frost, harvest, a barrel.', unseen: 'The word for it stands beside it.' }) },
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
