import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatDay, type Translate, useWords } from '@parral/site/words';
import { type DataItem, DataList, Heading, Panel, Stack, TextLink } from '@parral/ui';
import type { ReactNode } from 'react';
import { windowInWords } from '../../../delivery/delivery-words.ts';
import { GiftLinks } from '../../../gifts-bought/GiftLinks.tsx';
import { formatDayOf, formatMoment } from '../moment.ts';
import { formatPrice } from '@parral/rules';
import * as css from '../Order.css.ts';
import { OrderedLines } from './OrderedLines.tsx';

interface OrderDetailsProps {
  order: components['schemas']['Order'];
  t: Translate<'shop/order'>;
  language: Language;
  /** The withdrawal function. */
  children: ReactNode;
}

/** Status, dates, who and where, what and how much. */
export function OrderDetails({ order, t, language, children }: OrderDetailsProps) {
  const tDelivery = useWords('shop/delivery');
  return (
    <>
      <Heading level={1} size="form" id="order-title">
        {t('title', { number: order.number })}
      </Heading>
      <div className={css.columns}>
        <div className={css.main}>
          <Panel
            heading={
              <Heading level={2} size="minor" id="order-status">
                {t('status')}
              </Heading>
            }
            labelledBy="order-status"
          >
            <DataList variant="pairs" items={statusItems(order, { t, tDelivery, language })} />
          </Panel>
          <Panel
            heading={
              <Heading level={2} size="minor" id="order-data">
                {t('details')}
              </Heading>
            }
            labelledBy="order-data"
          >
            <DataList variant="pairs" items={dataItems(order, t, language)} />
          </Panel>
          {order.gifts.length > 0 && (
            <Panel
              heading={
                <Heading level={2} size="minor" id="order-gifts">
                  {t('gifts')}
                </Heading>
              }
              labelledBy="order-gifts"
            >
              <GiftLinks gifts={order.gifts} language={language} />
            </Panel>
          )}
          {children}
        </div>
        <OrderedLines order={order} t={t} />
      </div>
    </>
  );
}

interface StatusWords extends Pick<OrderDetailsProps, 't' | 'language'> {
  tDelivery: Translate<'shop/delivery'>;
}

function statusItems(order: OrderDetailsProps['order'], { t, tDelivery, language }: StatusWords): DataItem[] {
  const { status, progress, shipment, delivery, date_ready, date_placed, date_in_process, date_completed, date_canceled, refunded, invoices } = order;
  const dates: (DataItem | false)[] = [
    { name: t('status'), value: t(progress === null ? `status_${status}` : `progress_${progress}`) },
    { name: t('placed'), value: formatMoment(date_placed, language) },
    date_in_process !== null && { name: t('in_process'), value: formatDayOf(date_in_process, language) },
    shipment !== null && { name: t('dispatched'), value: formatDayOf(shipment.date, language) },
    shipment !== null && { name: t('carrier'), value: <Carrier shipment={shipment} t={t} /> },
    delivery !== null && { name: tDelivery('arrives'), value: windowInWords(delivery, language) },
    date_ready !== null && { name: t('ready'), value: formatDayOf(date_ready, language) },
    date_completed !== null && { name: t('completed'), value: formatDay(date_completed, language) },
    date_canceled !== null && { name: t('canceled'), value: formatDayOf(date_canceled, language) },
    refunded > 0 && { name: t('refunded'), value: formatPrice(refunded) },
    invoices.length > 0 && { name: t('invoices'), value: <InvoiceLinks invoices={invoices} t={t} /> },
  ];
  return dates.filter((item) => item !== false);
}

interface CarrierProps {
  shipment: components['schemas']['Shipment'];
  t: OrderDetailsProps['t'];
}

/** Who carries the parcel, with the way to where it is shown. */
function Carrier({ shipment: { carrier, tracking_number: number, tracking_url: url }, t }: CarrierProps) {
  const name = [carrier, number].filter(Boolean).join(', ');
  if (url === null) return name;
  return (
    <>
      {name}
      {'. '}
      <TextLink variant="inline" href={url}>
        {t('track')}
      </TextLink>
    </>
  );
}

/** Each invoice by its number; it opens as a PDF. */
function InvoiceLinks({ invoices, t }: Pick<OrderDetailsProps, 't'> & { invoices: Schemas['Invoice'][] }) {
  return (
    <Stack gap={4}>
      {invoices.map(({ number, kind, pdf_url }) => (
        <TextLink key={number} variant="inline" href={pdf_url}>
          {t(`invoice_${kind}`, { number })}
        </TextLink>
      ))}
    </Stack>
  );
}

function dataItems(order: OrderDetailsProps['order'], t: OrderDetailsProps['t'], language: Language): DataItem[] {
  const { client_info: client, shipping_address, billing_address, shipping_mode, is_gift, gift_message, comment } = order;
  const items: (DataItem | false)[] = [
    { name: t('name'), value: `${client.name} ${client.surname}` },
    { name: t('document'), value: client.document_number },
    { name: t('email'), value: client.email },
    { name: t('phone'), value: client.phone_number },
    shipping_address !== null && { name: t(`address_${shipping_mode}`), value: addressLine(shipping_address, language) },
    {
      name: t('billing'),
      value:
        billing_address === null
          ? t(shipping_address === null ? 'billing_own' : 'billing_same')
          : `${billedTo(billing_address)}, ${addressLine(billing_address, language, false)}`,
    },
    is_gift && { name: t('gift'), value: t('gift_yes') },
    gift_message !== '' && { name: t('gift_message'), value: gift_message },
    comment !== '' && { name: t('comment'), value: comment },
  ];
  return items.filter((item) => item !== false);
}

type Schemas = components['schemas'];
type Address = Schemas['ShippingAddress'] | Schemas['BillingAddress'];

/** An address on one line, with the country's name in words; `named`: with who receives it before. */
function addressLine(address: Address, language: Language, named = true): string {
  const { company, first_name: first, last_name: last, line1, line2, postcode, locality, state, country_id: country } = address;
  const who = named ? [company, [first, last].filter(Boolean).join(' ')] : [];
  const where = [line1, line2, `${postcode} ${locality}`, state, new Intl.DisplayNames([language], { type: 'region' }).of(country)];
  return [...who, ...where].filter((part) => part !== undefined && part.trim() !== '').join(', ');
}

/** Name and document of whoever gets the invoice. */
function billedTo({ company, first_name: first, last_name: last, document_number: document }: Schemas['BillingAddress']): string {
  return `${company || [first, last].filter(Boolean).join(' ')}, ${document}`;
}
