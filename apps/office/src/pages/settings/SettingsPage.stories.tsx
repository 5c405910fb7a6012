import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleStaff } from '../../testing/example-staff.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { SettingsPage, type SettingsPageProps } from './SettingsPage.tsx';

const found: SettingsPageProps['found'] = {
  closed_days: [{ brand: 'alba', day: '2026-12-24', reason: 'Nochebuena' }],
  folder: [
    { name: 'email', of: 'Alba', lines: ['hola@alba.example'], file: 'brands.yaml', line: 13 },
    { name: 'notices_to', of: 'Alba', lines: ['pedidos@alba.example', 'visitas@alba.example'], file: 'brands.yaml', line: 16 },
    { name: 'notices_send', of: 'Alba', lines: ['daily 09:00'], file: 'brands.yaml', line: 17 },
    { name: 'opening', of: 'Alba', lines: ['De 10:30 a 15:00, todos los días'], file: 'brands.yaml', line: 19 },
    {
      name: 'schedule',
      of: 'La bodega',
      lines: ['1.3.–30.6.: mié vie sáb, 10:00, 16:30', '1.7.–31.8.: sáb dom, 09:00'],
      file: 'experiences/la-bodega.yaml',
      line: 64,
    },
    { name: 'places', of: 'La bodega', lines: ['20', '2–12'], file: 'experiences/la-bodega.yaml', line: 60 },
    { name: 'payment_methods', of: 'Alba', lines: [], file: 'brands.yaml', line: 3 },
    { name: 'free_shipping', of: '', lines: ['150,00 €'], file: 'shipping.yaml', line: 6 },
  ],
};

const meta = {
  title: 'Office/Settings',
  component: SettingsPage,
  args: { found, staff: exampleStaff, mayClose: true, maySeeVisits: true, language: page.language },
  decorators: [inOffice('/office/settings')],
  parameters: { ...framed, given: [framed.given, found, exampleStaff] },
} satisfies Meta<typeof SettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** "What comes from the folder is shown with its file and line." */
export const Owner: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/settings', story);
    // In a column of their own, or on a phone below the value.
    await expect(canvas.getAllByText('brands.yaml:16').filter((place) => place.checkVisibility())).toHaveLength(1);
    await expect(canvas.getByText(t('usual_payment_methods'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('close_day') })).toBeVisible();
  },
};
export const Others: Story = { args: { staff: null, mayClose: false, maySeeVisits: false } };
export const NothingKnown: Story = { args: { found: { closed_days: [], folder: [] } } };
