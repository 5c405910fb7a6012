import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bottle } from '../Bottle/Bottle.tsx';
import { albaShelf } from '../Bottle/example-bottles.ts';
import { CaseLid } from './CaseLid.tsx';
import { PackedCase } from './PackedCase.tsx';
import { guide } from '../../../.storybook/guide.ts';

const packed = albaShelf.map((bottle, at) => ({ key: String(at), shape: bottle.shape, picture: <Bottle {...bottle} /> }));

/** When not: bottles that are for sale, which stand on a Shelf, and more than six, which lie in a shut case. */
const meta = {
  title: 'Illustrations/PackedCase',
  component: PackedCase,
  parameters: {
    guide: guide({
      use: 'What has been bought, as it will be packed: up to six bottles lying in their case.',
      parts: ['the case', 'its bottles', 'the lid, when it is shut'],
      unseen: 'How many bottles of what stands in words beside it.',
      pairs: [
        {
          yes: () => <PackedCase title="Tres botellas en su caja" bottles={packed.slice(0, 3)} />,
          no: () => (
            <PackedCase title="Doce botellas en su caja" bottles={[...packed, ...packed].slice(0, 12).map((one, at) => ({ ...one, key: String(at) }))} />
          ),
          why: 'The bottles that were bought, each with its label, as they will lie in the case.',
          but: 'Twelve are strips of glass; more than six are a shut case.',
        },
      ],
    }),
  },
} satisfies Meta<typeof PackedCase>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A half bottle gets a knot of straw; a magnum is bigger, and stays so. */
export const Six: Story = { args: { title: 'Seis botellas en su caja', bottles: packed.slice(0, 6) } };
export const One: Story = { args: { title: 'Una botella en su caja', bottles: packed.slice(0, 1) } };
export const Lid: Story = {
  args: { title: '', bottles: [] },
  render: () => (
    <div style={{ maxWidth: '560px', padding: '24px' }}>
      <CaseLid wordmark="Alba" number="FSCT-29V0" line="4 botellas, para Lucía Arteaga Sáenz" care="Este lado arriba, y sin prisa" />
    </div>
  ),
};
