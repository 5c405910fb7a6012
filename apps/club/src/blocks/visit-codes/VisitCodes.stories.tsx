import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleCodes } from '../../testing/example-club.ts';
import VisitCodes from './VisitCodes.tsx';

const voucherPageUrls = {
  alba: { es: 'http://localhost:3000/es/visitas', en: 'http://localhost:3000/en/visits' },
  brisa: { es: 'http://brisa.localhost:3000/es/visitas', en: 'http://brisa.localhost:3000/en/visits' },
};

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
    const language = story.globals['language'] === 'en' ? 'en' : 'es';
    await expect(canvas.getByRole('link', { name: t('book_at', { estate: 'Alba' }) })).toHaveAttribute(
      'href',
      `${voucherPageUrls.alba[language]}?voucher=C-9SMZZ-QJPYQ`,
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
