import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Download from './Download.tsx';

/** When not: for a page of the site; that is a link. */
const meta = {
  title: 'Blocks/Content/Download',
  component: Download,
  args: {
    ...page,
    data: null,
    attributes: { href: '/images/alba/finca.pdf', label: 'Plano de la finca', text: 'Los caminos, los muros y dónde hay sombra.', size: '64 kB' },
  },
  decorators: [
    (Story) => (
      <section data-section="plain">
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof Download>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A file is kept, not opened; its kind and size stand beside it. */
export const WithText: Story = {
  play: async ({ canvas, ...story }) => {
    const link = canvas.getByRole('link', { name: wordsIn('blocks/download', story)('download', { label: 'Plano de la finca' }) });
    await expect(link).toHaveAttribute('download', 'finca.pdf');
    await expect(canvas.getByText('PDF, 64 kB')).toBeVisible();
  },
};

export const Bare: Story = {
  args: { attributes: { href: '/images/alba/finca.pdf', label: 'Plano de la finca' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PDF')).toBeVisible();
  },
};
