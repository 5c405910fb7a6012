import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { markYear } from '../../years/mark-year.ts';
import YearSelector from './YearSelector.tsx';

const years = Array.from({ length: 12 }, (_, at) => ({ year: String(2024 - at), mark: at % 3 === 0 ? 'Fresca' : 'Seca', text: `Así fue la de ${2024 - at}.` }));

/** Stands under a heading. Which year is chosen stands in the address; the page's script marks it. */
const meta = {
  title: 'Blocks/Content/Year selector',
  component: YearSelector,
  args: { ...page, data: null, attributes: { label: 'Añadas', years } },
  decorators: [
    (Story) => (
      <section data-section="plain">
        <h2>Añadas</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof YearSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Many stand in one row that scrolls; it opens out and back without a script of ours. */
export const Many: Story = {
  play: async ({ canvas, canvasElement, ...story }) => {
    const t = wordsIn('blocks/year-selector', story);
    const row = canvas.getByRole('navigation', { name: 'Añadas' });
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await expect(canvas.getByText('Así fue la de 2024.')).toBeVisible();
    const details = canvas.getByRole<HTMLDetailsElement>('group');
    await expect(canvas.getByText(t('expand', { count: 12 }))).toBeVisible();
    details.open = true;
    await expect(canvas.getByText(t('collapse'))).toBeVisible();
    await waitFor(() => expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth));
    details.open = false;
    await waitFor(() => expect(row.scrollWidth).toBeGreaterThan(row.clientWidth));
    markYear(canvasElement, '#year-2014');
    await expect(canvas.getByRole('link', { name: /^2014/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: /^2024/ })).not.toHaveAttribute('aria-current');
    await expect(row.scrollLeft).toBeGreaterThan(0);
  },
};

/** The section 9 figure: two entries, nothing to open out. */
export const Two: Story = {
  args: { attributes: { label: 'Añadas', years: years.slice(0, 2) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
