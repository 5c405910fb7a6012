import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { turnSlides } from '../../slides/turn-slides.ts';
import Quotes from './Quotes.tsx';

/** Three quotes as an editor writes them. */
const exampleQuotes = [
  { text: 'Once kilómetros de piedra y ni un saco de cemento. El vino sabe a lo mismo: a paciencia.', by: 'Cuadernos de Viña', where: 'Octubre de 2026' },
  { text: 'Se baja con jersey en julio y se sube con ganas de volver.', by: 'El Diario del Ebro', where: 'Junio de 2026' },
  { text: 'Vidrio ligero, vino serio. Ojalá cunda.', by: 'Weinbrief Mosel' },
];

/** Stands in a band of the page. What turns it is the page's script. */
const meta = {
  title: 'Blocks/Content/Quotes',
  component: Quotes,
  args: { ...page, data: null, attributes: { label: 'Lo que han escrito', quotes: exampleQuotes } },
  decorators: [
    (Story) => (
      <section data-section="field">
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof Quotes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By its buttons and the arrow keys; after the last comes the first. */
export const Three: Story = {
  play: async ({ canvas, canvasElement, ...story }) => {
    const t = wordsIn('blocks/slides', story);
    turnSlides(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('previous') }));
    await expect(await canvas.findByText(t('position', { at: 3, of: 3 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('next') }));
    await expect(await canvas.findByText(t('position', { at: 1, of: 3 }))).toBeVisible();
    canvas.getByRole('list', { name: 'Lo que han escrito' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText(t('position', { at: 2, of: 3 }))).toBeVisible();
  },
};

/** One needs no buttons. */
export const One: Story = {
  args: { attributes: { label: 'Lo que han escrito', quotes: exampleQuotes.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cuadernos de Viña')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
