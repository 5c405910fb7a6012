import { page } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import EstateStory from './Story.tsx';

/** Stands under a heading of the estate's page. */
const meta = {
  title: 'Blocks/Content/Story',
  component: EstateStory,
  args: {
    ...page,
    data: null,
    attributes: {
      label: 'La finca, año a año',
      years: [
        { year: '1924', title: 'El primer muro', text: 'Nicasio Rubio sube la piedra que le estorbaba y la pone en fila.' },
        { year: '1931', title: 'La primera botella', text: 'Se guardan doce. Queda una.' },
        { year: '1961', title: 'Cincuenta y ocho', text: 'Deja de subir cuando ya no ve dónde poner el siguiente.' },
      ],
    },
  },
  decorators: [
    (Story) => (
      <section data-section="plain">
        <h2>Año a año</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof EstateStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In order, each year with what happened. */
export const Years: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'La finca, año a año' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(list).getByRole('heading', { level: 3, name: 'La primera botella' })).toBeVisible();
  },
};
