import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { Section } from '../Section/Section.tsx';
import { Text } from '../Text/Text.tsx';
import { Carousel } from './Carousel.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: more than five pictures, or anything that must be read. */
const meta = {
  title: 'Content/Carousel',
  component: Carousel,
  parameters: {
    guide: guide({
      use: 'Two to five pictures of one thing, of which one is enough to go on.',
      parts: ['the picture', 'before and after', 'a dot for each'],
      keys: { '← →': 'in the row, one on', Tab: 'the buttons; the dots' },
      unseen: 'Nothing turns by itself. That each picture says what it shows, or that the whole does.',
      words: { rule: 'A dot says which of how many.', yes: { es: 'Fotografía 2 de 4', en: 'Picture 2 of 4' } },
      pairs: [
        {
          yes: () => <Carousel {...words} slides={[slide('Frente'), slide('Etiqueta'), slide('Corcho')]} />,
          no: () => <Carousel {...words} slides={[slide('Abrimos a las 10:30'), slide('Los martes, cerrado'), slide('Solo con reserva')]} />,
          why: 'More of what the first picture shows: who stays at it misses nothing.',
          but: 'Who does not press stands at a closed door on Tuesday.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const slide = (key: string) => ({
  key,
  content: (
    <Section field="warm">
      <Text>{key}</Text>
    </Section>
  ),
});
const words = {
  label: 'Fotografías',
  kind: 'carrusel',
  previousLabel: 'Anterior',
  nextLabel: 'Siguiente',
  dotLabel: (at: number, of: number) => `Imagen ${at} de ${of}`,
};
export const Three: Story = {
  args: {
    ...words,
    slides: [slide('Frente'), slide('Etiqueta'), slide('Corcho')],
  },
  play: async ({ canvas }) => {
    const dot = (at: number) => canvas.getByRole('button', { name: `Imagen ${at} de 3` });
    await userEvent.click(canvas.getByRole('button', { name: 'Anterior' }));
    await expect(dot(3)).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');
    await userEvent.click(dot(2));
    await expect(dot(2)).toHaveAttribute('aria-current', 'true');
    canvas.getByRole('list', { name: 'Fotografías' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(dot(3)).toHaveAttribute('aria-current', 'true');
  },
};

/** A scroll that ends while a button's own push is still on its way does not turn the dots back. */
export const Overtaken: Story = {
  args: Three.args,
  play: async ({ canvas }) => {
    const dot = (at: number) => canvas.getByRole('button', { name: `Imagen ${at} de 3` });
    const track = canvas.getByRole('list', { name: 'Fotografías' });
    await userEvent.click(dot(3));
    track.scrollTo({ left: 0, behavior: 'instant' });
    await fireEvent(track, new Event('scrollend'));
    await expect(dot(3)).toHaveAttribute('aria-current', 'true');
    await fireEvent.wheel(track);
    await fireEvent(track, new Event('scrollend'));
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  },
};

/**
 * A finger lifted well beyond the first or the last picture means the other end; a tap or a small slip does not. That a finger pushes
 * pictures on is the browser's own scrolling, which a journey of the product page does with a real one.
 */
export const BeyondTheEnds: Story = {
  args: Three.args,
  play: async ({ canvas }) => {
    const dot = (at: number) => canvas.getByRole('button', { name: `Imagen ${at} de 3` });
    const track = canvas.getByRole('list', { name: 'Fotografías' });
    const finger = async (from: number, to: number) => {
      const at = (clientX: number) => [new Touch({ identifier: 1, target: track, clientX, clientY: 100 })];
      await fireEvent(track, new TouchEvent('touchstart', { touches: at(from), changedTouches: at(from), bubbles: true }));
      await fireEvent(track, new TouchEvent('touchend', { touches: [], changedTouches: at(to), bubbles: true }));
    };
    await finger(200, 195);
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');
    await finger(100, 200);
    await expect(dot(3)).toHaveAttribute('aria-current', 'true');
    await finger(200, 190);
    await expect(dot(3)).toHaveAttribute('aria-current', 'true');
    await finger(200, 100);
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  },
};
