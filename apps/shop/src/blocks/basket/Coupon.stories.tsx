import { answers, page, refuse, requestsTo, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleBasket } from '../../testing/example-basket.ts';
import { exampleCountries } from '../../testing/example-checkout.ts';
import Basket from './Basket.tsx';

/** The discount code in the basket's summary: what it says when it works, and each reason why it does not. */
const meta = {
  title: 'Blocks/Shop/Basket/Coupon',
  component: Basket,
  args: {
    ...page,
    attributes: { catalogueUrl: '/es/vinos', checkoutUrl: '/es/pago' },
    data: { contactEmail: 'bodega@alba.example', countries: exampleCountries },
  },
  parameters: answers({ getBasket: exampleBasket }),
} satisfies Meta<typeof Basket>;
export default meta;
type Story = StoryObj<typeof meta>;

type Refusal = 'VOUCHER_DOESNT_EXIST' | 'VOUCHER_INACTIVE' | 'VOUCHER_EXPIRED' | 'VOUCHER_ALREADY_USED';

function refused(code: Refusal): Story {
  return {
    parameters: answers({ applyVoucher: refuse(400, code) }),
    play: async ({ canvas, ...story }) => {
      const t = wordsIn('shop/basket', story);
      const field = await canvas.findByLabelText(t('coupon'));
      await userEvent.type(field, 'VENDIMIA');
      await userEvent.click(canvas.getByRole('button', { name: t('coupon_apply') }));
      await canvas.findByText(t(code));
      await expect(field).toHaveAccessibleDescription(t(code));
      await expect(field).toHaveValue('VENDIMIA');
    },
  };
}

export const Unknown = refused('VOUCHER_DOESNT_EXIST');
export const Inactive = refused('VOUCHER_INACTIVE');
export const Expired = refused('VOUCHER_EXPIRED');
export const AlreadyUsed = refused('VOUCHER_ALREADY_USED');

export const Applied: Story = {
  parameters: answers({
    applyVoucher: { ...exampleBasket, vouchers: [{ code: 'VENDIMIA', discount: 10 }], vouchers_discount: 10, total_price: 99.6 },
  }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/basket', story);
    await userEvent.type(await canvas.findByLabelText(t('coupon')), 'VENDIMIA');
    await userEvent.click(canvas.getByRole('button', { name: t('coupon_apply') }));
    await expect(await canvas.findByText(t('coupon_applied'))).toBeVisible();
    await expect(canvas.getByText(t('discount', { codes: 'VENDIMIA' }))).toBeVisible();
  },
};

/** A connection that breaks off says nothing of the coupon: the code stays, and the button tries again. */
export const Offline: Story = {
  parameters: answers({ applyVoucher: () => Promise.reject(new TypeError('Failed to fetch')) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/basket', story);
    const field = await canvas.findByLabelText(t('coupon'));
    await userEvent.type(field, 'VENDIMIA');
    await userEvent.click(canvas.getByRole('button', { name: t('coupon_apply') }));
    await canvas.findByText(t('coupon_offline'));
    await expect(field).toHaveValue('VENDIMIA');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await waitFor(() => expect(requestsTo('applyVoucher').map(({ body }) => body.code)).toEqual(['VENDIMIA', 'VENDIMIA']));
  },
};

/** An estate without coupons has no field for them. */
export const Disabled: Story = {
  parameters: answers({ getBasket: { ...exampleBasket, coupon_enabled: false } }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/basket', story);
    await expect(await canvas.findByRole('link', { name: t('to_checkout') })).toBeVisible();
    await expect(canvas.queryByLabelText(t('coupon'))).toBeNull();
  },
};
