import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../Inline/Inline.tsx';
import { SoilCore, type SoilCoreProps } from './SoilCore.tsx';
import { Bottle } from '../Bottle/Bottle.tsx';
import { brisaShelf } from '../Bottle/example-bottles.ts';
import { guide } from '../../../.storybook/guide.ts';

const [grown] = brisaShelf;

/** A bottle on the ground that it grew on. */
const Rooted = ({ soil }: Pick<SoilCoreProps, 'soil'>) => (
  <div>
    {grown && <Bottle {...grown} />}
    <SoilCore soil={soil} shape={grown?.shape} />
  </div>
);

/** When not: alone, without a bottle above it. */
const meta = {
  title: 'Illustrations/SoilCore',
  component: SoilCore,
  parameters: {
    guide: guide({
      use: 'The ground that a wine grows on, cut open under its bottle.',
      unseen: 'The soil is named in the wine’s facts.',
      pairs: [
        {
          yes: () => <Rooted soil="gravel" />,
          no: () => <SoilCore soil="gravel" scale={2} />,
          why: 'Bottle and ground in one line: this wine comes out of that.',
          but: 'Alone and big it is a picture of a flower pot.',
        },
      ],
    }),
  },
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
