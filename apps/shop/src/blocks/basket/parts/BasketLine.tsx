import type { components } from '@parral/api-spec';
import { formatPrice, stepWithOneMore } from '@parral/rules';
import { useWords, type Translate } from '@parral/site/words';
import { Button, Price, Quantity, Stack, Text } from '@parral/ui';
import { Fragment } from 'react';
import { StaticBottle } from '../../../static/StaticBottle.tsx';
import * as css from '../Basket.css.ts';
import type { LineError } from '../line-error.ts';

export type Line = components['schemas']['Basket']['lines'][number];

/** More than a line may ever hold: the message about it, not the control, says where the limit is. */
const WRITABLE = 999;

interface BasketLineProps {
  line: Line;
  /** As on the screen; perhaps not sent yet. */
  quantity: number;
  error: LineError | null;
  /** The total is the one of before. */
  stale: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** One row of the product table: product, unit price, quantity, subtotal. */
export function BasketLine({ line, quantity, error, stale, onQuantity, onRemove }: BasketLineProps) {
  const t = useWords('shop/basket');
  const { product } = line;
  const title = `${product.title}, ${product.label}`;
  const errorId = `error-${line.id}`;
  const before = product.price > product.price_with_discount ? { amount: formatPrice(product.price), label: t('price_before') } : undefined;
  const oneMore = quantity < line.max_quantity ? stepWithOneMore(product.price_with_discount, product.price_steps, quantity) : null;
  const unitPrice = <Price size="plain" amount={formatPrice(product.price_with_discount)} {...(before && { before })} />;

  return (
    <tr className={css.row}>
      <th scope="row" className={css.wineCell}>
        <div className={css.wine}>
          <StaticBottle key={product.id} bottle={product.bottle} />
          <Stack gap={0} align="start">
            <a href={product.href} className={css.name}>
              {product.title}
            </a>
            <Text size="small" tone="muted">
              {product.label}
            </Text>
            {product.contents.length > 0 && (
              <Text size="note" tone="muted">
                {product.contents.map(({ id, bottles, title: name, label, href }, at) => (
                  <Fragment key={id}>
                    {at > 0 && ', '}
                    {bottles} × <a href={href}>{`${name} ${label}`}</a>
                  </Fragment>
                ))}
              </Text>
            )}
            <span className={css.phonePrice}>{unitPrice}</span>
            {product.step_from !== null && (
              <Text size="note" tone="muted">
                {t('step_reached', { from: product.step_from, price: formatPrice(product.price_with_discount) })}
              </Text>
            )}
            {oneMore !== null && (
              <Text size="note" tone="muted">
                {t('step_one_more', { price: formatPrice(oneMore.price) })}
              </Text>
            )}
            {line.vouchers_discount > 0 && (
              <Text size="note" tone="success">
                {t('coupon_discount', { amount: formatPrice(line.vouchers_discount) })}
              </Text>
            )}
          </Stack>
        </div>
      </th>
      <td className={css.priceCell}>{unitPrice}</td>
      <td className={css.quantityCell}>
        <Stack gap={4} align="start">
          <Quantity
            label={t('quantity_of', { title })}
            hideLabel
            decreaseLabel={t('less', { title })}
            increaseLabel={t('more', { title })}
            value={quantity}
            max={WRITABLE}
            size="small"
            onChange={onQuantity}
            {...(error && { describedBy: errorId })}
          />
          <output id={errorId}>
            {error && (
              <Text as="span" size="note" tone="error">
                {errorText(error, t)}
              </Text>
            )}
          </output>
          <Button variant="quiet" size="small" onClick={onRemove} aria-label={t('remove_named', { title })}>
            {t('remove')}
          </Button>
        </Stack>
      </td>
      <td className={css.totalCell}>
        <span className={stale ? css.stale : undefined} aria-busy={stale || undefined}>
          {formatPrice(line.total_price)}
        </span>
      </td>
    </tr>
  );
}

function errorText({ code, available, limit = 0 }: LineError, t: Translate<'shop/basket'>): string {
  if (code === 'QUANTITY_TOO_HIGH') return t('line_too_high', { available });
  if (code === 'ALLOCATION_EXCEEDED') return available > 0 ? t('line_allocation', { limit, available }) : t('line_allocation_zero', { limit });
  if (code === 'LINE_NOT_FOUND') return t('line_not_found');
  return available > 0 ? t('line_out_of_stock', { available }) : t('line_out_of_stock_zero');
}
