import { wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleGuestData, exampleMemberData } from '../../testing/example-persons.ts';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { PersonalDataPage } from './PersonalDataPage.tsx';

const meta = {
  title: 'Office/PersonalData',
  component: PersonalDataPage,
  args: { of: 'ana@correo.example', found: exampleGuestData, erased: false, problem: null },
  decorators: [inOffice('/office/personal-data')],
  parameters: framed,
} satisfies Meta<typeof PersonalDataPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button says what goes and what stays, by kinds and numbers. */
export const Guest: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/personal-data', story);
    await expect(canvas.getByRole('button', { name: t('erase') })).toBeVisible();
    await expect(canvas.getByText(t('goes', { kinds: `${t('kind_visits')} (1), ${t('kind_waiting_lists')} (1), ${t('kind_newsletter')} (1)` }))).toBeVisible();
    await expect(canvas.getByText(t('stays_text', { kinds: `${t('kind_orders')} (2), ${t('kind_invoices')} (2), ${t('kind_visits')} (1)` }))).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toBeRequired();
  },
};

export const Member: Story = {
  args: { of: '00214', found: exampleMemberData },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByText(wordsIn('office/personal-data', story)('folder'))).toBeVisible();
  },
};

/** After an erasure: only what the law keeps is left. */
export const OnlyWhatStays: Story = {
  args: { found: { ...exampleGuestData, kept: exampleGuestData.kept.slice(0, 2) } },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/personal-data', story);
    await expect(canvas.getByText(t('nothing_goes'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('erase') })).toBeNull();
  },
};

export const NothingKept: Story = { args: { found: { ...exampleGuestData, kept: [] } } };
export const NobodyAskedFor: Story = { args: { of: '', found: null } };
export const Erased: Story = { args: { of: '', found: null, erased: true } };
export const Nobody: Story = { args: { of: '99999', found: null, problem: 'Nadie' } };
