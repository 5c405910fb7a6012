import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { InviteForm } from './InviteForm.tsx';

const levels = [
  { value: 'bronze', label: 'Bronce' },
  { value: 'platinum', label: 'Platino' },
];

const meta = {
  title: 'Office/Invite to the club',
  component: InviteForm,
  args: { levels, brands: [{ value: 'alba', label: 'Alba' }], language: page.language, typed: new URLSearchParams(), problem: null },
  decorators: [inOffice('/office/club/invite')],
  parameters: { ...framed, given: [...framed.given, levels, 'Alba', 'Español', 'English'] },
} satisfies Meta<typeof InviteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** What was typed is still there. */
export const Refused: Story = {
  args: { typed: new URLSearchParams({ level: 'platinum', email: 'ana@correo.es', reason: 'Ana' }), problem: 'Ana' },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByLabelText(wordsIn('office/invite-member', story)('level'))).toHaveValue('platinum');
  },
};
