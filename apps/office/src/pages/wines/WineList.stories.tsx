import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleWines } from '../../testing/example-wines.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { WineList } from './WineList.tsx';

const filter = { q: '', state: '', after: '' };
const meta = {
  title: 'Office/Wines',
  component: WineList,
  args: { page: { wines: [...exampleWines], next: 'ALB-CAJA' }, filter, language: page.language },
  decorators: [inOffice('/office/wines')],
  parameters: {
    ...framed,
    given: [framed.given, ...exampleWines.map(({ product_id }) => product_id), 'Alba Reserva', 'Alba Blanco', 'Alba Rosado', 'Caja de seis'],
  },
} satisfies Meta<typeof WineList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/wines', story);
    await expect(canvas.getByRole('link', { name: /Alba Blanco 2024/ })).toHaveAttribute('href', '/office/wines/ALB-BLA-2024-75');
    await expect(canvas.getByRole('link', { name: t('tab_all') })).toHaveAttribute('aria-current', 'page');
  },
};

/** What is chosen stands in the address of the next page too. */
export const Filtered: Story = {
  args: { page: { wines: [exampleWines[1]!], next: 'x' }, filter: { ...filter, q: 'blanco', state: 'low' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/wines', story);
    await expect(canvas.getByLabelText(t('search'))).toHaveValue('blanco');
    await expect(canvas.getByRole('link', { name: wordsIn('office/layout', story)('next_of_list') })).toHaveAttribute(
      'href',
      '/office/wines?q=blanco&state=low&after=x',
    );
  },
};

export const NoneFound: Story = {
  args: { page: { wines: [], next: null }, filter: { ...filter, q: 'zzz' } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByRole('link', { name: wordsIn('office/wines', story)('without_filter') })).toHaveAttribute('href', '/office/wines');
  },
};

export const NoneYet: Story = { args: { page: { wines: [], next: null } } };
