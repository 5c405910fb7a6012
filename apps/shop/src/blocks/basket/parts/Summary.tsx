import type { components } from '@parral/api-spec';
import { formatPrice } from '@parral/rules';
import { useWords } from '@parral/site/words';
import { Button, Card, Heading, Select, Stack, SummaryList, Text, VisuallyHidden } from '@parral/ui';
import type { ChangeEvent, MouseEvent, ReactNode } from 'react';
import { TaxNote } from '../../../tax-note/TaxNote.tsx';
import { stale as staleClass } from '../Basket.css.ts';
import type { BasketData } from '../load.server.ts';
import { summaryLines } from '../summary-lines.ts';

interface SummaryProps {
  basket: components['schemas']['Basket'];
  /** Where the parcel would go, of those served; undefined where nothing is sent anywhere. */
  country: string | undefined;
  countries: BasketData['countries'];
  onCountry: (country: string) => void;
  /** Amounts are those of before and are being asked for anew. */
  stale: boolean;
  /** The order cannot go on as it is. */
  stopped: boolean;
  checkoutUrl: string;
  onCheckout: (event: MouseEvent) => void;
  leaving: boolean;
  coupon: ReactNode;
}

/** Subtotal, voucher discount, shipping, total and the tax in it, and the way to pay. */
export function Summary({ basket, country, countries, onCountry, stale, stopped, checkoutUrl, onCheckout, leaving, coupon }: SummaryProps) {
  const t = useWords('shop/basket');
  const tDelivery = useWords('shop/delivery');
  const money = (euros: number) => formatPrice(euros);
  return (
    <Card labelledBy="basket-summary" as="aside">
      <Stack gap={20}>
        <Heading level={2} size="minor" id="basket-summary">
          {t('summary')}
        </Heading>
        {coupon}
        {basket.needs_shipping && country !== undefined && (
          <Select
            label={t('country')}
            name="country"
            autoComplete="shipping country"
            defaultValue={country}
            options={countries.map(({ iso_code, name }) => ({ value: iso_code, label: name }))}
            onChange={(event: ChangeEvent<HTMLSelectElement>) => onCountry(event.target.value)}
          />
        )}
        <div className={stale ? staleClass : undefined} aria-busy={stale || undefined}>
          <SummaryList
            lines={summaryLines(basket, { t, tDelivery, money })}
            total={{ name: t('total'), amount: money(basket.total_price) }}
            note={stale ? t('refreshing') : <TaxNote taxes={basket.tax_by_rate} />}
          />
        </div>
        <VisuallyHidden>
          <output>{stale ? '' : t('refreshed', { total: money(basket.total_price) })}</output>
        </VisuallyHidden>
        {stopped ? (
          <Button full disabled>
            {t('to_checkout')}
          </Button>
        ) : (
          <Button full href={checkoutUrl} onClick={onCheckout}>
            {leaving ? t('refreshing') : t('to_checkout')}
          </Button>
        )}
        {basket.needs_shipping && basket.free_shipping_from !== null && basket.posted_subtotal < basket.free_shipping_from && (
          <Text size="note" tone="muted">
            {t('shipping_free_from', { amount: money(basket.free_shipping_from) })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
