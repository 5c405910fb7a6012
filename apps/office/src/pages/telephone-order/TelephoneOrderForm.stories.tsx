import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleWines } from '../../testing/example-wines.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { TelephoneOrderForm } from './TelephoneOrderForm.tsx';
import { unitsName } from './WineChoice.tsx';

const [reserva] = exampleWines as [(typeof exampleWines)[number]];
const brands = [{ value: 'alba', label: 'Alba' }];
const countries = [
  { value: 'ES', label: 'ES' },
  { value: 'PT', label: 'PT' },
];

const meta = {
  title: 'Office/Order by telephone',
  component: TelephoneOrderForm,
  args: {
    search: '',
    found: null,
    chosen: [],
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
    await expect(canvas.getByText(t('none_chosen'))).toBeVisible();
    await expect(canvas.getByLabelText(t('hold'))).toHaveValue('24');
  },
};

/** Two wines are found, one is in the order already. */
export const Searched: Story = {
  args: { search: 'alba', found: { wines: exampleWines.slice(1, 2), more: false }, chosen: [{ wine: reserva, units: 6 }] },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/telephone-order', story);
    await expect(canvas.getByText(t('found', { count: 1 }))).toBeVisible();
    await expect(canvas.getByRole('group', { name: t('wines') })).toHaveFormValues({ [unitsName(reserva.product_id)]: 6 });
  },
};

export const NothingFound: Story = { args: { search: 'zzz', found: { wines: [], more: false } } };

/** What was typed stands there again, with why it was refused. */
export const Refused: Story = {
  args: { chosen: [{ wine: reserva, units: 6 }], typed: new URLSearchParams({ name: 'Ana', email: 'ana@correo.es' }), problem: 'Ana' },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByLabelText(wordsIn('office/telephone-order', story)('name'))).toHaveValue('Ana');
  },
};
