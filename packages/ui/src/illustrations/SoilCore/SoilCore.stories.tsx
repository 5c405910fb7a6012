import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

const square = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="180" height="108"><path fill="%23b4622f" d="M0 0h180v108H0z"/></svg>';

/** An estate's own picture stands as large as the drawing does, at each scale. */
export const Pictured: Story = {
  args: { soil: 'clay' },
  render: () => (
    <Inline>
      <SoilCore soil="clay" title="Arcilla roja" scale={1.4} />
      <SoilCore soil="clay" scale={1.4} picture={<img src={square} alt="Una calicata" width={180} height={108} />} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const drawn = canvas.getByRole('img', { name: 'Arcilla roja' }).getBoundingClientRect();
    const { width, height } = canvas.getByRole('img', { name: 'Una calicata' }).getBoundingClientRect();
    await expect([width, height].map(Math.round)).toEqual([drawn.width, drawn.height].map(Math.round));
  },
};
