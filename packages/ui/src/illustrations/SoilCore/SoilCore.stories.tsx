import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../Inline/Inline.tsx';
import { SoilCore } from './SoilCore.tsx';
import { guide } from '../../../.storybook/guide.ts';

/** When not: alone, without a bottle above it. */
const meta = {
  title: 'Illustrations/SoilCore',
  component: SoilCore,
  parameters: { guide: guide({ use: 'The ground that a wine grows on, cut open under its bottle.', unseen: 'The soil is named in the wine’s facts.' }) },
} satisfies Meta<typeof SoilCore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clay: Story = { args: { soil: 'clay', title: 'Arcilla roja sobre caliza', scale: 1.4 } };

export const All: Story = {
  args: { soil: 'clay' },
  render: () => (
    <Inline>
      {(['sand', 'gravel', 'clay', 'limestone'] as const).map((soil) => (
        <SoilCore key={soil} soil={soil} scale={1.4} />
      ))}
    </Inline>
  ),
};
