import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { NewPersonForm, PersonLink } from './NewPersonForm.tsx';

const link = 'https://alba.example/office/password/?token=4f1c09ab27d84f1c09ab27d8';
const meta = {
  title: 'Office/Somebody new',
  component: NewPersonForm,
  args: { typed: new URLSearchParams(), problem: null },
  decorators: [inOffice('/office/people/new')],
  parameters: { ...framed, given: [framed.given, link, 'Noa Prieto'] },
} satisfies Meta<typeof NewPersonForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const Refused: Story = {
  args: { typed: new URLSearchParams({ name: 'Noa Prieto', email: 'noa@alba.example', role: 'visits' }), problem: 'Somebody has this address already.' },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByLabelText(wordsIn('office/people', story)('role'))).toHaveValue('visits');
  },
};

/** Shown once. */
export const Link: Story = { render: () => <PersonLink name="Noa Prieto" link={link} validUntil="2026-11-26T10:00:00Z" language={page.language} /> };
