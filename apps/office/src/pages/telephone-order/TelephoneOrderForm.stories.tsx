import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleWines } from '../../testing/example-wines.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { TelephoneOrderForm } from './TelephoneOrderForm.tsx';

const brands = [{ value: 'alba', label: 'Alba' }];
const countries = [
  { value: 'ES', label: 'ES' },
  { value: 'PT', label: 'PT' },
];

const meta = {
  title: 'Office/Order by telephone',
  component: TelephoneOrderForm,
  args: {
    wines: exampleWines.slice(0, 2),
    brands,
    countries,
    language: page.language,
    formKey: '1b671a64-40d5-491e-99b0-da01ff1f3341',
    typed: new URLSearchParams(),
    problem: null,
  },
  decorators: [inOffice('/office/orders/telephone')],
  parameters: { ...framed, given: [framed.given, exampleWines, 'Alba', 'ES', 'PT', 'Español', 'English'] },
} satisfies Meta<typeof TelephoneOrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/telephone-order', story);
    await expect(canvas.getAllByLabelText(t('units'))).toHaveLength(2);
    await expect(canvas.getByLabelText(t('hold'))).toHaveValue('24');
  },
};

/** What was typed stands there again, with why it was refused. */
export const Refused: Story = {
  args: { typed: new URLSearchParams({ 'units-ALB-RES-2019-75': '6', name: 'Ana', email: 'ana@correo.es' }), problem: 'Ana' },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getAllByLabelText(wordsIn('office/telephone-order', story)('units'))[0]).toHaveValue(6);
  },
};

export const NothingOnSale: Story = { args: { wines: [] } };
