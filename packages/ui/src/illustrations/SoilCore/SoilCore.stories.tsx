import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../Inline/Inline.tsx';
import { SoilCore } from './SoilCore.tsx';

/** When not: alone, without a bottle above it. */
const meta = { title: 'Illustrations/SoilCore', component: SoilCore } satisfies Meta<typeof SoilCore>;
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
