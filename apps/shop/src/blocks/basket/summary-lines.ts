import type { components } from '@parral/api-spec';
import type { Translate } from '@parral/site/words';
import type { SummaryLine } from '@parral/ui';
import { daysInWords } from '../../delivery/delivery-words.ts';

type Basket = components['schemas']['Basket'];
type Amounts = Pick<Basket, 'subtotal' | 'vouchers' | 'vouchers_discount' | 'shipping_incl_tax' | 'needs_shipping' | 'delivery_days'>;

interface SummaryWords {
  t: Translate<'shop/basket'>;
  tDelivery: Translate<'shop/delivery'>;
  money: (euros: number) => string;
}

/**
 * The lines above the total (specification section 2, basket preview): subtotal, voucher discount where there
 * is one, shipping where anything is sent, and how long it takes where the estate says so. Shipping shows "free" when it is 0 (section 9) and says so while no country is known.
 */
export function summaryLines(amounts: Amounts, { t, tDelivery, money }: SummaryWords): SummaryLine[] {
  const { subtotal, vouchers, vouchers_discount, shipping_incl_tax, needs_shipping, delivery_days: days } = amounts;
  const shipping = shipping_incl_tax === null ? t('shipping_later') : shipping_incl_tax === 0 ? t('shipping_free') : money(shipping_incl_tax);
  return [
    { key: 'subtotal', name: t('subtotal'), amount: money(subtotal) },
    ...(vouchers_discount > 0
      ? [{ key: 'discount', name: t('discount', { codes: vouchers.map(({ code }) => code).join(', ') }), amount: money(-vouchers_discount) }]
      : []),
    ...(needs_shipping ? [{ key: 'shipping', name: t('shipping'), amount: shipping }] : []),
    ...(needs_shipping && days !== null ? [{ key: 'delivery', name: tDelivery('delivery'), amount: daysInWords(days, tDelivery) }] : []),
  ];
}
