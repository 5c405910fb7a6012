import { wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atGate, framed } from '../../testing/office-story.tsx';
import { EnrolmentForm, RecoveryCodes } from './EnrolmentForm.tsx';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const meta = {
  title: 'Office/Enrolment',
  component: EnrolmentForm,
  args: { next: '', uri: `otpauth://totp/Alba:marta@alba.example?secret=${secret}&issuer=Alba`, secret, problem: null },
  decorators: [atGate],
  parameters: framed,
} satisfies Meta<typeof EnrolmentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {
  parameters: { given: ['Alba', 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP'] },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByRole('img', { name: wordsIn('office/enrolment', story)('picture') })).toBeVisible();
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  },
};

const codes = ['4H7K-92QX', 'M3TR-08WD', 'Z9PL-55CN', 'B2VF-71HJ', 'Q6XS-40KM', 'D8GT-33RY', 'N1CW-86ZP', 'V5JB-27LQ', 'K0DH-64FT', 'X7MR-19SG'];

export const Codes: Story = {
  parameters: { given: ['Alba', codes] },
  render: () => <RecoveryCodes codes={codes} next="/office/" />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
  },
};
