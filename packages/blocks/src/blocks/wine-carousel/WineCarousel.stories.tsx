import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { turnSlides } from '../../slides/turn-slides.ts';
import { exampleWines } from '../../testing/example-wines.ts';
import WineCarousel from './WineCarousel.tsx';

/** Stands among the headings of a page: under its `<h2>`. What turns it is the page's script. */
const meta = {
  title: 'Blocks/Content/Wine carousel',
  component: WineCarousel,
  args: { ...page, attributes: {}, data: { wines: exampleWines } },
  decorators: [
    (Story) => (
      <section data-section="plain">
        <h2>Vinos</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof WineCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The index stays within the row: at either end its button leads nowhere, and keeps the focus. */
export const WithinBounds: Story = {
  play: async ({ canvas, canvasElement, ...story }) => {
    const t = wordsIn('blocks/slides', story);
    const of = exampleWines.length;
    turnSlides(canvasElement);
    const [back, on] = [canvas.getByRole('button', { name: t('previous') }), canvas.getByRole('button', { name: t('next') })];
    await userEvent.click(back);
    await expect(canvas.getByText(t('position', { at: 1, of }))).toBeVisible();
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    for (let at = 2; at <= of; at++) {
      await userEvent.click(on);
      await expect(await canvas.findByText(t('position', { at, of }))).toBeVisible();
    }
    await expect(on).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(on);
    await expect(canvas.getByText(t('position', { at: of, of }))).toBeVisible();
    await expect(on).toHaveFocus();
    await expect(back).not.toHaveAttribute('aria-disabled');
  },
};

/** Each wine leads to its page; one for members has no price. */
export const Wines: Story = {
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByRole('link', { name: 'Reserva' })).toHaveAttribute('href', '/es/vinos/reserva');
    await expect(canvas.getByText(wordsIn('blocks/wines', story)('members'))).toBeInTheDocument();
  },
};
