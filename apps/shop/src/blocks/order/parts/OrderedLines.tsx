import type { components } from '@parral/api-spec';
import { formatPrice } from '@parral/rules';
import type { Translate } from '@parral/site/words';
import { Badge, Card, Heading, Stack, SummaryList, type SummaryLine, Text, TextLink } from '@parral/ui';
import { StaticBottle } from '../../../static/StaticBottle.tsx';
import { TaxNote } from '../../../tax-note/TaxNote.tsx';
import * as css from '../Order.css.ts';

interface OrderedLinesProps {
  order: components['schemas']['Order'];
  t: Translate<'shop/order'>;
}

/** What was bought and what it came to. */
export function OrderedLines({ order, t }: OrderedLinesProps) {
  const money = (euros: number) => formatPrice(euros);
  const { subtotal, vouchers_discount: discount, shipping_incl_tax: shipping } = order;
  const lines: SummaryLine[] = [
    { key: 'subtotal', name: t('subtotal'), amount: money(subtotal) },
    ...(discount > 0 ? [{ key: 'discount', name: t('discount'), amount: money(-discount) }] : []),
    ...(order.shipping_address === null ? [] : [{ key: 'shipping', name: t('shipping'), amount: shipping === 0 ? t('shipping_free') : money(shipping) }]),
  ];
  return (
    <Card as="aside" labelledBy="order-lines">
      <Stack gap={16}>
        <Heading level={2} size="minor" id="order-lines">
          {t('summary')}
        </Heading>
        <ul className={css.bottles}>
          {order.lines.map((line) => (
            <li key={line.product_id} className={css.bottle}>
              {line.bottle ? <StaticBottle bottle={line.bottle} /> : <span />}
              <Stack gap={0}>
                <Text size="small" strong>
                  {line.product_url === null ? (
                    line.title
                  ) : (
                    <TextLink variant="inline" href={line.product_url}>
                      {line.title}
                    </TextLink>
                  )}
                </Text>
                <Text size="note" tone="muted">
                  {line.label}
                </Text>
                <Text size="note" tone="muted" figures>
                  {line.step_from === null
                    ? t('line', { quantity: line.quantity, price: money(line.unit_price) })
                    : t('line_step', { quantity: line.quantity, price: money(line.unit_price), from: line.step_from })}
                </Text>
                {line.contents.map((part) => (
                  <Text key={part.title + part.label} size="note" tone="muted">
                    {t('line_part', { count: part.bottles, title: part.title, label: part.label })}
                  </Text>
                ))}
                {line.withdrawn && <Badge tone="muted">{t('line_withdrawn')}</Badge>}
              </Stack>
              <span className={css.amount}>{money(line.unit_price * line.quantity)}</span>
            </li>
          ))}
        </ul>
        <SummaryList lines={lines} total={{ name: t('total'), amount: money(order.total_price) }} note={<TaxNote taxes={order.tax_by_rate} />} />
      </Stack>
    </Card>
  );
}
