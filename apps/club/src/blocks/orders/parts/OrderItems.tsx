import type { components } from '@parral/api-spec';
import { formatPrice, type Translate } from '@parral/site/words';
import type { AddToBasket } from '@parral/site/browser';
import { Button, Text, TextLink } from '@parral/ui';
import * as css from '../Orders.css.ts';

interface OrderItemsProps {
  order: components['schemas']['MembershipOrder'];
  adding: AddToBasket;
  t: Translate<'club/orders'>;
}

/** What an order is made of, each with the way to have it again. */
export function OrderItems({ order, adding, t }: OrderItemsProps) {
  const price = (amount: number) => formatPrice(amount);
  return (
    <>
      <ul className={css.items} aria-label={t('items_of', { number: order.number })}>
        {order.items.map((item, index) => {
          const key = `${order.number}/${index}`;
          const name = item.product_full_name;
          const { product_id } = item;
          return (
            <li key={key} className={css.item}>
              <div className={css.itemName}>
                {item.product_url ? <TextLink href={item.product_url}>{name}</TextLink> : <Text strong>{name}</Text>}
                <Text size="small" tone="muted" figures>
                  {t('quantity', { count: item.quantity, price: price(Math.round(item.unit_price_with_discount * 100) / 100) })}
                </Text>
              </div>
              <Text figures>{price(item.line_price_incl_tax)}</Text>
              <div className={css.again}>
                <Button
                  variant="outline"
                  size="small"
                  aria-label={t('reorder_named', { name })}
                  aria-describedby={item.can_reorder ? undefined : `${key}-gone`}
                  disabled={product_id === null || !item.can_reorder}
                  busy={adding.pending === key}
                  onClick={() => {
                    if (product_id !== null)
                      void adding.add({ productId: product_id, title: name, quantity: item.quantity, price: item.unit_price_with_discount }, key);
                  }}
                >
                  {t('reorder')}
                </Button>
                {(product_id === null || !item.can_reorder) && (
                  <Text size="note" tone="muted" id={`${key}-gone`}>
                    {t('gone')}
                  </Text>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {order.invoices.map(({ number, kind, pdf_url }) => (
        <Text key={number} size="small">
          <TextLink variant="inline" href={pdf_url}>
            {t(`invoice_${kind}`, { number })}
          </TextLink>
        </Text>
      ))}
      <Text size="small" tone="muted">
        {order.type === 'online' ? t('shipping', { price: order.shipping_incl_tax === 0 ? t('free') : price(order.shipping_incl_tax) }) : t('in_store')}
      </Text>
    </>
  );
}
