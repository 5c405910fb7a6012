import { languages, pseudoLanguage } from '@parral/api-spec/languages';
import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleCodes } from '../../testing/example-club.ts';
import VisitCodes from './VisitCodes.tsx';

const spoken = [...languages, pseudoLanguage.code];
const voucherPages = (origin: string) => Object.fromEntries(spoken.map((language) => [language, `${origin}/${language}/voucher`]));
const voucherPageUrls = { alba: voucherPages('http://localhost:3000'), brisa: voucherPages('http://brisa.localhost:3000') };

const meta = {
  title: 'Blocks/Club/VisitCodes',
  component: VisitCodes,
  args: { ...page, attributes: {}, data: { vouchers: exampleCodes, voucherPageUrls } },
} satisfies Meta<typeof VisitCodes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Section 2: "visit codes for two estates, with already-used message"; section 9: the link has the code in its query. */
export const OneUsed: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('club/visit-codes', story);
    await expect(canvas.getByRole('link', { name: t('book_at', { estate: 'Alba' }) })).toHaveAttribute(
      'href',
      `${voucherPageUrls.alba[String(story.globals['language'])]}?voucher=C-9SMZZ-QJPYQ`,
    );
    await expect(canvas.getByText(t('used'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('book_at', { estate: 'brisa' }) })).toBeNull();
  },
};

export const NoneYet: Story = {
  args: { data: { vouchers: exampleCodes.map((one) => ({ ...one, code: null, used: false, valid_until: null })), voucherPageUrls } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getAllByText(wordsIn('club/visit-codes', story)('none'))).toHaveLength(2);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
