import { languages, pseudoLanguage } from '@parral/api-spec/languages';
import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleCodes } from '../../testing/example-club.ts';
import VisitCodes from './VisitCodes.tsx';

const spoken = [...languages, pseudoLanguage.code];
const voucherPages = (origin: string) => Object.fromEntries(spoken.map((language) => [language, `${origin}/${language}/voucher`]));
const voucherPageUrls = { alba: voucherPages('http://localhost:3000'), brisa: voucherPages('http://brisa.localhost:3000') };

const nights = {
  alba: { src: '/images/club/alba-night.svg', width: 1440, height: 560 },
  brisa: { src: '/images/club/brisa-night.svg', width: 1440, height: 560 },
};

const meta = {
  title: 'Blocks/Club/VisitCodes',
  component: VisitCodes,
  args: { ...page, attributes: {}, data: { vouchers: exampleCodes, entitled: true, voucherPageUrls, nights } },
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
  args: { data: { vouchers: exampleCodes.map((one) => ({ ...one, code: null, used: false, valid_until: null })), entitled: true, voucherPageUrls, nights } },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getAllByText(wordsIn('club/visit-codes', story)('none'))).toHaveLength(2);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Fault: an ended member was promised a code that never came. */
export const Ended: Story = {
  args: { data: { vouchers: exampleCodes.map((one) => ({ ...one, code: null, used: false, valid_until: null })), entitled: false, voucherPageUrls, nights } },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('club/visit-codes', story);
    await expect(canvas.getAllByText(t('not_entitled'))).toHaveLength(2);
    await expect(canvas.queryByText(t('none'))).toBeNull();
  },
};

/** Photographs of the houses in the place of their drawings. */
export const Photographs: Story = {
  args: {
    data: {
      vouchers: exampleCodes,
      entitled: true,
      voucherPageUrls,
      nights: {
        alba: { src: '/images/alba/film-sierra.webp', width: 960, height: 540 },
        brisa: { src: '/images/brisa/film-noche.webp', width: 960, height: 540 },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('source[type="image/avif"]')).toHaveLength(2);
  },
};
