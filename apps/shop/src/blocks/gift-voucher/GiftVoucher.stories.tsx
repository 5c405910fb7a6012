import type { components } from '@parral/api-spec';
import { answers, never, page, refuse, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import GiftVoucher from './GiftVoucher.tsx';

const voucher = {
  full_code: 'U-7K3MP-9WQ2D',
  prefix: 'U',
  experience: { id: '2', title: 'La bodega de 1924' },
  participants_number: 2,
  start_date: '2026-11-21',
  end_date: '2027-11-21',
};
const gift = { voucher, error: null, brand: 'alba', redeem_url: '/es/visitas/la-bodega-de-1924?voucher=U-7K3MP-9WQ2D' };

/** A voucher that was bought as a gift, to show and to print. */
const meta = {
  title: 'Blocks/Shop/GiftVoucher',
  component: GiftVoucher,
  args: {
    ...page,
    attributes: { token: 'gift_x' },
    data: {
      brandName: 'Alba',
      wordmark: { name: 'ALBA' },
      contactEmail: 'bodega@alba.example',
      phone: '+34 941 000 000',
      address: ['Camino de los Bancales, 3', '26338 San Vicente'],
      visits: { 2: { teaser: 'Dos siglos de bodega en hora y media.', scene: null } },
      cover: null,
    },
  },
} satisfies Meta<typeof GiftVoucher>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For one experience. */
export const ForOneExperience: Story = {
  parameters: answers({ getGiftVoucher: gift }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/gift-voucher', story);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'La bodega de 1924' })).toBeVisible();
    await expect(canvas.getByText('U-7K3MP-9WQ2D')).toBeVisible();
    await expect(canvas.getByText(t('people', { count: 2 }))).toBeVisible();
    await expect(canvas.getByRole('img', { name: t('square', { address: location.host }) })).toBeVisible();
    await expect(canvas.getByLabelText(t('to'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('book') })).toHaveAttribute('href', gift.redeem_url);
    await expect(canvas.getByRole('button', { name: t('print') })).toBeEnabled();
  },
};

/** The visitor chooses the visit. */
export const ForAnyVisit: Story = {
  parameters: answers({
    getGiftVoucher: { ...gift, voucher: { ...voucher, full_code: 'G-2HKMN-4TRSX', prefix: 'G', experience: null, participants_number: 4 } },
  }),
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: wordsIn('shop/gift-voucher', story)('any_visit') })).toBeVisible();
  },
};

/** One that does not serve: it says why, and offers no booking. */
function notServing(error: components['schemas']['VoucherError']): Story {
  return {
    parameters: answers({ getGiftVoucher: { ...gift, error } }),
    play: async ({ canvas, ...story }) => {
      const t = wordsIn('shop/gift-voucher', story);
      await expect(await canvas.findByText(t(error))).toBeVisible();
      await expect(canvas.queryByRole('link', { name: t('book') })).toBeNull();
    },
  };
}

export const Used = notServing('ERROR_VOUCHER_USED');
export const Outdated = notServing('ERROR_VOUCHER_OUTDATED');
export const Inactive = notServing('ERROR_VOUCHER_INACTIVE');

export const Loading: Story = {
  parameters: answers({ getGiftVoucher: never }),
};

export const Missing: Story = {
  parameters: answers({ getGiftVoucher: refuse(404, 'NOT_FOUND') }),
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: wordsIn('shop/gift-voucher', story)('missing_title') })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: answers({ getGiftVoucher: refuse(500, 'INTERNAL_ERROR') }),
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByRole('button', { name: wordsIn('shop/gift-voucher', story)('retry') })).toBeEnabled();
  },
};
