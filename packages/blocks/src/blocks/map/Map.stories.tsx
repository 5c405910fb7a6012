import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import EstateMap from './Map.tsx';

const label = 'Alba entre Haro y la sierra, al norte del Ebro.';

/** Beside the address. When not: to find the way while driving; that is the map service's, behind the link. */
const meta = {
  title: 'Blocks/Content/Map',
  component: EstateMap,
  args: {
    ...page,
    data: { estate: { name: 'Alba', lat: 42.59, lon: -2.79 } },
    attributes: {
      label,
      places: [
        { name: 'Haro', lat: 42.5765, lon: -2.8467, kind: 'town' },
        { name: 'Logroño', lat: 42.465, lon: -2.4456, kind: 'town' },
        { name: 'Toloño', lat: 42.635, lon: -2.76, kind: 'hill' },
      ],
      ways: [
        {
          name: 'Ebro',
          kind: 'river',
          track: [
            [42.6, -2.88],
            [42.57, -2.83],
            [42.55, -2.74],
            [42.47, -2.45],
          ],
        },
        {
          name: 'N-124',
          kind: 'road',
          track: [
            [42.5765, -2.8467],
            [42.56, -2.78],
            [42.465, -2.4456],
          ],
        },
      ],
    },
  },
  decorators: [
    (Story) => (
      <section data-section="plain">
        <div style={{ maxWidth: '36rem' }}>
          <Story />
        </div>
      </section>
    ),
  ],
} satisfies Meta<typeof EstateMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Drawn by the page itself: no picture, no frame, no script of anybody else. */
export const Drawn: Story = {
  play: async ({ canvas, canvasElement, ...story }) => {
    await expect(canvas.getByRole('img', { name: label })).toBeVisible();
    await expect(canvasElement.querySelectorAll('img, iframe, script, link')).toHaveLength(0);
    await expect(canvas.getByRole('link', { name: wordsIn('blocks/map', story)('open') })).toHaveAttribute(
      'href',
      expect.stringContaining('mlat=42.59&mlon=-2.79'),
    );
  },
};
