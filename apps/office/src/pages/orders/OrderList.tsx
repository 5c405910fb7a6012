import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatPrice, useWords } from '@parral/site/words';
import { Button, DataTable, Select, Tabs, Text, TextField, TextLink } from '@parral/ui';
import { countryName, shortMoment } from '../../formats/moments.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Ways } from '../../layout/Ways.tsx';
import * as layout from '../../layout/layout.css.ts';
import { dispatchListPath, invoicesPath, orderPath, ordersPath, packPath, paymentLinksPath, telephoneOrderPath, withQuery } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';
import { OrderState } from './OrderState.tsx';

type OrderPage = components['schemas']['OfficeOrderPage'];

/** What the list is asked for, as it stands in the address. */
export interface OrderFilter {
  q: string;
  status: string;
  /** ISO code. */
  country: string;
  /** `card` or `nothing`. */
  paid_with: string;
  from: string;
  to: string;
  after: string;
}

export const orderStatuses = ['new', 'in_process', 'completed', 'canceled'] as const;
export const waysOfPaying = ['card', 'nothing'] as const;

export interface OrderListProps {
  page: OrderPage;
  filter: OrderFilter;
  /** Where the estate sends to. */
  countries: readonly { code: string; name: string }[];
  mayChange: boolean;
  language: Language;
}

/** Orders, newest first, by words, state, country, way of payment and days. */
export function OrderList({ page, filter, countries, mayChange, language }: OrderListProps) {
  const t = useWords('office/orders');
  const { after, ...chosen } = filter;
  const isFiltered = chosen.q !== '' || chosen.country !== '' || chosen.paid_with !== '' || chosen.from !== '' || chosen.to !== '';
  return (
    <div className={css.stack}>
      <PageHead
        title={t('title')}
        actions={
          <>
            {mayChange && (
              <Button variant="outline" href={telephoneOrderPath}>
                {t('telephone_order')}
              </Button>
            )}
            <Button variant="outline" href={paymentLinksPath}>
              {t('payment_links')}
            </Button>
            <Button variant="outline" href={invoicesPath}>
              {t('invoices')}
            </Button>
            <Button variant="outline" href={packPath}>
              {t('pack')}
            </Button>
            {mayChange && (
              <Button variant="outline" href={dispatchListPath}>
                {t('dispatch_list')}
              </Button>
            )}
          </>
        }
        csv={withQuery(ordersPath, { ...chosen, csv: 1 })}
      />
      <search>
        <form className={layout.filters} method="get" action={ordersPath}>
          {chosen.status !== '' && <input type="hidden" name="status" value={chosen.status} />}
          <div className={layout.whole}>
            <TextField name="q" type="search" label={t('search')} hint={t('search_hint')} defaultValue={chosen.q} maxLength={120} />
          </div>
          <Select
            name="country"
            label={t('country')}
            defaultValue={chosen.country}
            options={[{ value: '', label: t('any_country') }, ...countries.map(({ code, name }) => ({ value: code, label: name }))]}
          />
          <Select
            name="paid_with"
            label={t('paid')}
            defaultValue={chosen.paid_with}
            options={[{ value: '', label: t('paid_any') }, ...waysOfPaying.map((way) => ({ value: way, label: t(`paid_${way}`) }))]}
          />
          <TextField name="from" type="date" label={t('from')} defaultValue={chosen.from} />
          <TextField name="to" type="date" label={t('to')} defaultValue={chosen.to} />
          <Button type="submit" variant="outline">
            {t('find')}
          </Button>
        </form>
      </search>
      <Tabs
        label={t('by_status')}
        tabs={(['', ...orderStatuses] as const).map((status) => ({
          href: withQuery(ordersPath, { ...chosen, status }),
          label: t(`tab_${status === '' ? 'all' : status}`),
          current: chosen.status === status,
        }))}
      />
      <DataTable
        caption={t('title')}
        columns={[
          { key: 'number', label: t('number') },
          { key: 'name', label: t('name') },
          { key: 'state', label: t('state') },
          { key: 'placed', label: t('placed'), from: 'tablet' },
          { key: 'country', label: t('country'), from: 'desk' },
          { key: 'units', label: t('units'), align: 'end', from: 'desk' },
          { key: 'total', label: t('total'), align: 'end', from: 'tablet' },
        ]}
        rows={page.orders.map((order) => ({
          key: order.number,
          href: orderPath(order.number),
          quiet: order.status === 'canceled',
          cells: {
            number: order.number,
            name: order.name,
            state: <OrderState status={order.status} progress={order.progress} payment={order.payment} mode={order.shipping_mode} />,
            placed: shortMoment(order.date_placed, language),
            country: order.shipping_mode === 'shop' ? t('pickup') : countryName(order.country, language),
            units: order.units,
            total: formatPrice(order.total_price),
          },
        }))}
        empty={
          <>
            <Text>{t(isFiltered ? 'none_found' : 'none')}</Text>
            {isFiltered && <TextLink href={withQuery(ordersPath, { status: chosen.status })}>{t('without_filter')}</TextLink>}
          </>
        }
      />
      <Ways
        first={after === '' ? null : withQuery(ordersPath, chosen)}
        next={page.next === null ? null : withQuery(ordersPath, { ...chosen, after: page.next })}
      />
    </div>
  );
}
