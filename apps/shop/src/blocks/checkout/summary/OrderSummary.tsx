import type { components } from '@parral/api-spec';
import { formatPrice } from '@parral/rules';
import { useWords } from '@parral/site/words';
import { Card, Heading, Stack, SummaryList, type SummaryLine, Text } from '@parral/ui';
import { daysInWords } from '../../../delivery/delivery-words.ts';
import { StaticBottle } from '../../../static/StaticBottle.tsx';
import { TaxNote } from '../../../tax-note/TaxNote.tsx';
import * as css from '../Checkout.css.ts';
import { useCheckoutPlace } from '../screen/checkout-place.ts';

interface OrderSummaryProps {
  basket: components['schemas']['Basket'];
  /** ISO code of the country the shipping is for. */
  country: string;
  /** The part of it that the postcode lies in, where that has terms of its own; `price` null: nothing is sent there. */
  zone: { name: string; price: number | null } | undefined;
  /** Collected at the shop: no shipping. */
  isPickup: boolean;
  /** Amounts are those of another country and are being asked for anew. */
  stale: boolean;
  /** What will be charged, once there is a payment. */
  charged: number | null;
}

/** What is bought and what it costs, beside the form; the only pictures are the bottles bought. */
export function OrderSummary({ basket, country, zone, isPickup, stale, charged }: OrderSummaryProps) {
  const t = useWords('shop/checkout');
  const tDelivery = useWords('shop/delivery');
  const { countries } = useCheckoutPlace();
  const money = (euros: number) => formatPrice(euros);
  const place = zone?.name ?? countries.find(({ iso_code }) => iso_code === country)?.name;
  const isServed = zone?.price !== null;
  const days = isPickup || !isServed ? null : basket.delivery_days;
  const shipping: SummaryLine | null =
    basket.shipping_incl_tax === null || !basket.needs_shipping
      ? null
      : {
          key: 'shipping',
          name: isPickup ? t('mode_shop') : place ? t('shipping_to', { country: place }) : t('shipping'),
          amount: !isServed ? t('shipping_none') : basket.shipping_incl_tax === 0 ? t('shipping_free') : money(basket.shipping_incl_tax),
        };
  const lines: SummaryLine[] = [
    { key: 'subtotal', name: t('subtotal'), amount: money(basket.subtotal) },
    ...(basket.vouchers_discount > 0
      ? [{ key: 'discount', name: t('discount', { codes: basket.vouchers.map(({ code }) => code).join(', ') }), amount: money(-basket.vouchers_discount) }]
      : []),
    ...(shipping ? [shipping] : []),
    ...(days ? [{ key: 'delivery', name: tDelivery('delivery'), amount: daysInWords(days, tDelivery) }] : []),
  ];
  return (
    <Card as="aside" labelledBy="order-summary">
      <Stack gap={16}>
        <Heading level={2} size="minor" id="order-summary">
          {t('summary')}
        </Heading>
        <ul className={css.bottles}>
          {basket.lines.map((line) => (
            <li key={line.id} className={css.bottle}>
              <StaticBottle key={line.product.id} bottle={line.product.bottle} />
              <Stack gap={0}>
                <Text size="small" strong>
                  {line.product.title}
                </Text>
                <Text size="note" tone="muted">
                  {line.product.label}
                </Text>
                {line.product.contents.map((part) => (
                  <Text key={part.id} size="note" tone="muted">
                    {t('summary_part', { count: part.bottles, title: part.title, label: part.label })}
                  </Text>
                ))}
                <Text size="note" tone="muted" figures>
                  {line.product.step_from === null
                    ? t('summary_line', { quantity: line.quantity, price: money(line.product.price_with_discount) })
                    : t('summary_line_step', {
                        quantity: line.quantity,
                        price: money(line.product.price_with_discount),
                        from: line.product.step_from,
                      })}
                </Text>
              </Stack>
              <span className={css.amount}>{money(line.total_price)}</span>
            </li>
          ))}
        </ul>
        <div className={stale ? css.stale : undefined} aria-busy={stale || undefined}>
          <SummaryList lines={lines} total={{ name: t('total'), amount: money(charged ?? basket.total_price) }} note={<TaxNote taxes={basket.tax_by_rate} />} />
        </div>
      </Stack>
    </Card>
  );
}
