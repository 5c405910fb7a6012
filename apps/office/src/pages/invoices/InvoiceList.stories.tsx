import type { components } from '@parral/api-spec';
import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { InvoiceList } from './InvoiceList.tsx';

const invoice: components['schemas']['OfficeInvoice'] = {
  id: '00000000-0000-4000-8000-000000000031',
  number: 'S-2026-000012',
  kind: 'simplified',
  date: '2026-11-23',
  total: 124.5,
  buyer: 'Ana Gil',
  subject: 'order',
  reference: 'M-7F3K2Q',
  pdf_url: '/api/invoice/invoice_x/',
  mail: null,
};
const unsent = {
  ...invoice,
  id: '00000000-0000-4000-8000-000000000032',
  mail: { to: 'ana@correo.example', state: 'undeliverable' as const, failure: '550 no such mailbox' },
};
const visit = { ...invoice, id: '00000000-0000-4000-8000-000000000033', number: 'S-2026-000011', subject: 'visit' as const, reference: 'KX7-2MPQ' };
const filter = { q: '', unsent: '', from: '', to: '', after: '' };

const meta = {
  title: 'Office/Invoices',
  component: InvoiceList,
  args: { page: { invoices: [invoice, visit], next: invoice.id }, filter, language: page.language },
  decorators: [inOffice('/office/orders/invoices')],
  parameters: { ...framed, given: [...framed.given, invoice, unsent, visit] },
} satisfies Meta<typeof InvoiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/invoices', story);
    await expect(canvas.getByRole('link', { name: 'S-2026-000012' })).toHaveAttribute('href', '/office/orders/M-7F3K2Q');
    await expect(canvas.getByRole('link', { name: 'S-2026-000011' })).toHaveAttribute('href', '/office/visits/KX7-2MPQ');
    await expect(canvas.getByRole('link', { name: t('tab_unsent') })).toHaveAttribute('href', '/office/orders/invoices?unsent=1');
  },
};

/** Why it did not leave stands beside it. */
export const NotSent: Story = {
  args: { page: { invoices: [unsent], next: null }, filter: { ...filter, unsent: '1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/550 no such mailbox/)).toBeVisible();
  },
};

export const AllSent: Story = { args: { page: { invoices: [], next: null }, filter: { ...filter, unsent: '1' } } };

export const NoneYet: Story = { args: { page: { invoices: [], next: null } } };
