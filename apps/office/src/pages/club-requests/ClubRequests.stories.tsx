import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { ClubRequests, type ClubRequestsProps } from './ClubRequests.tsx';

const found: ClubRequestsProps['found'] = {
  joining: [
    {
      id: '00000000-0000-4000-8000-000000000021',
      name: 'Olga',
      surname: 'Ruiz',
      email: 'olga@correo.example',
      phone: '+34600112233',
      message: 'Hola',
      language: 'es',
      site: 'alba',
      asked_at: '2026-11-20T09:00:00Z',
    },
  ],
  renewals: [{ number: '00412', name: 'Noa', surname: 'Prieto', message: 'Por favor', asked_on: '2026-11-21' }],
};
const levels = [{ value: 'bronze', label: 'Bronce' }];

const meta = {
  title: 'Office/Club requests',
  component: ClubRequests,
  args: { found, levels, language: page.language, mayChange: true, isDone: false, problem: null, typed: new URLSearchParams() },
  decorators: [inOffice('/office/club/requests')],
  parameters: { ...framed, given: [...framed.given, found, levels] },
} satisfies Meta<typeof ClubRequests>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/club-requests', story);
    await expect(canvas.getByRole('button', { name: t('accept') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Noa Prieto' })).toHaveAttribute('href', '/office/club/00412');
  },
};
export const Nobody: Story = { args: { found: { joining: [], renewals: [] }, isDone: true } };
export const ReadOnly: Story = { args: { mayChange: false } };
export const Refused: Story = { args: { typed: new URLSearchParams({ id: found.joining[0]?.id ?? '', words: 'Hola' }), problem: 'Hola' } };
