import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../Inline/Inline.tsx';
import { SoilCore } from '../SoilCore/SoilCore.tsx';
import { Bottle } from './Bottle.tsx';
import type { BottleData } from './bottle-data.ts';
import { longNames, albaShelf, brisaShelf } from './example-bottles.ts';
import { gridPerMm, typeSize } from './labels/sheet.ts';
import { shapes } from './shapes.ts';
import { guide } from '../../../.storybook/guide.ts';

const [reserva, palomar, blanco] = albaShelf as [BottleData, BottleData, BottleData];

/** When not: to show a format bigger or smaller than it is; give the row one scale instead. */
const meta = {
  title: 'Illustrations/Bottle',
  component: Bottle,
  parameters: {
    guide: guide({
      use: 'A wine, drawn from its data: shape, glass, capsule, label.',
      parts: ['glass', 'capsule', 'label, set in the theme’s type'],
      unseen: 'What the label says stands in words beside it.',
      pairs: [
        {
          yes: () => (
            <Inline align="end">
              <Bottle {...reserva} />
              <Bottle {...reserva} shape="magnum" />
            </Inline>
          ),
          no: () => (
            <Inline align="end">
              <Bottle {...reserva} scale={1.2} />
              <Bottle {...reserva} shape="magnum" scale={1} />
            </Inline>
          ),
          why: 'Of one scale, on one line: a magnum is a magnum.',
          but: 'Each as big as its frame: what holds twice as much is no taller.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Bottle>;
export default meta;
type Story = StoryObj<typeof meta>;

const clay = brisaShelf[3] as BottleData;

/** No line of type is broader than nine tenths of its bottle, in the fonts that the page really has; all are of one size (decision 062). */
async function typeFits(canvasElement: HTMLElement): Promise<void> {
  await Promise.all(
    ["16px 'Ibarra Real Nova Variable'", "italic 16px 'Ibarra Real Nova Variable'", "16px 'Commissioner Variable'"].map((font) => document.fonts.load(font)),
  );
  const widest = Math.max(...Object.values(shapes).map((shape) => shape.radius));
  for (const drawing of canvasElement.querySelectorAll('svg')) {
    const radius = drawing.viewBox.baseVal.width / 2 / gridPerMm - 1;
    await expect(radius).toBeLessThanOrEqual(widest);
    for (const line of drawing.querySelectorAll('text')) {
      const { fontSize, textRendering } = getComputedStyle(line);
      await expect({ fontSize, textRendering }).toEqual({ fontSize: `${typeSize}px`, textRendering: 'geometricprecision' });
      const scale = line.transform.baseVal.consolidate()?.matrix.a ?? 1;
      await expect(line.getComputedTextLength() * scale).toBeLessThanOrEqual(radius * 1.8 * gridPerMm);
    }
  }
}

export const LayoutA: Story = { args: { ...reserva, scale: 1.6, title: 'Reserva 2019' } };
export const LayoutB: Story = { args: { ...blanco, scale: 1.6, title: 'Blanco de bancal 2023' } };
export const LayoutC: Story = { args: { ...clay, scale: 1.6, title: '872 Clay 2020' } };
export const LayoutD: Story = { args: { ...palomar, scale: 1.6, title: 'El Palomar 2021' } };

/** Bottles in a box of boards, with the label on its front. */
export const Case: Story = { args: { ...reserva, shape: 'case', label: { ...reserva.label, vintage: undefined }, scale: 1.6, title: 'A case of Reserva' } };

export const AlbaShelf: Story = {
  args: reserva,
  render: () => (
    <Inline>
      {albaShelf.map((bottle) => (
        <Bottle key={JSON.stringify(bottle)} {...bottle} />
      ))}
    </Inline>
  ),
  play: ({ canvasElement }) => typeFits(canvasElement),
};

export const BrisaShelf: Story = {
  args: clay,
  render: () => (
    <Inline>
      {brisaShelf.map((bottle) => (
        <div key={JSON.stringify(bottle)}>
          <Bottle {...bottle} />
          <SoilCore soil={bottle.label.strata ?? 'sand'} shape={bottle.shape} />
        </div>
      ))}
    </Inline>
  ),
  play: ({ canvasElement }) => typeFits(canvasElement),
};

const photograph = <img alt="" width={80} height={300} src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 300'/%3E" />;

/** A photograph is as high as the bottle that it stands for, at the same scale, and stands on the same line. */
export const Photographs: Story = {
  args: reserva,
  render: () => (
    <Inline align="end">
      <Bottle {...reserva} title="Reserva" />
      <Bottle {...reserva} photograph={photograph} />
      <Bottle {...reserva} shape="magnum" photograph={photograph} />
      <Bottle {...reserva} scale={2} photograph={photograph} />
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    const drawn = canvas.getByRole('img', { name: 'Reserva' }).getBoundingClientRect();
    const shown = [...canvasElement.querySelectorAll('img')].map((image) => image.getBoundingClientRect());
    await expect(shown.map(({ height }) => Math.round(height))).toEqual([302, 354, 604]);
    await expect(shown[0]).toMatchObject({ height: drawn.height, bottom: drawn.bottom });
    await expect(Math.round((shown[0]?.width ?? 0) * 100)).toBe(Math.round((302 * 80 * 100) / 300));
  },
};

export const LongNames: Story = {
  args: reserva,
  render: () => (
    <Inline>
      {longNames.map((bottle) => (
        <Bottle key={JSON.stringify(bottle)} {...bottle} scale={2} />
      ))}
    </Inline>
  ),
  play: ({ canvasElement }) => typeFits(canvasElement),
};
