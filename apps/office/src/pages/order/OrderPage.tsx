import type { Language } from '@parral/api-spec/languages';
import { formatDay, formatPrice, useWords } from '@parral/site/words';
import { BackLink, Button, DataList, Notice, SummaryList, Table, Text, TextLink } from '@parral/ui';
import { History } from '../../layout/History.tsx';
import { PageHead, Part } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import type { Session } from '../../routing/page.ts';
import { orderPath, ordersPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import { isAllowed } from '../../shell/Shell.tsx';
import * as css from '../../shell/Shell.css.ts';
import { OrderState } from '../orders/OrderState.tsx';
import type { OfficeOrder } from './office-order.ts';
import { OrderActions } from './OrderActions.tsx';
import { ShippedTo } from './ShippedTo.tsx';
import { OrderMails, OrderMoney } from './OrderHistory.tsx';

export interface OrderPageProps {
  found: OfficeOrder;
  session: Session;
  language: Language;
  /** What was just done, as a key of the messages; null where nothing was. */
  done: string | null;
  problem: string | null;
}

const doneKeys = ['refunded', 'cancelled', 'dispatched', 'ready', 'status', 'mail', 'withdrawals', 'address'] as const;

/** One order: what is in it, for whom, its money, mails and history, and what can be done with it. */
export function OrderPage({ found, session, language, done, problem }: OrderPageProps) {
  const t = useWords('office/order');
  const { order, payment } = found;
  const known = doneKeys.find((key) => key === done);
  const client = order.client_info;
  const address = order.shipping_address;
  return (
    <div className={css.stack}>
      <BackLink href={ordersPath} label={t('back')} />
      <PageHead
        title={t('title', { number: order.number })}
        status={<OrderState status={order.status} progress={order.progress} payment={payment} mode={order.shipping_mode} />}
        actions={
          <>
            {isAllowed(session, 'orders:change') &&
              order.status !== 'canceled' &&
              order.shipping_mode === 'home' &&
              order.progress === null &&
              order.status !== 'completed' && <Button href={orderPath(order.number, 'dispatch')}>{t('dispatch')}</Button>}
            {isAllowed(session, 'orders:refund') && found.refundable > 0 && (
              <Button variant="outline" href={orderPath(order.number, 'refund')}>
                {t('refund')}
              </Button>
            )}
            {isAllowed(session, 'orders:refund') && order.status === 'new' && (
              <Button variant="outline" href={orderPath(order.number, 'cancel')}>
                {t('cancel')}
              </Button>
            )}
          </>
        }
      />
      {known && (
        <Notice tone="success" live>
          {t(`done_${known}`)}
        </Notice>
      )}
      <Problem text={problem} />
      {found.owed > 0 && (
        <Notice
          title={t('owed_title')}
          action={isAllowed(session, 'orders:refund') && <OrderActions number={order.number} version={found.version} which={['withdrawals']} />}
        >
          {t('owed', { amount: formatPrice(found.owed) })}
        </Notice>
      )}
      <div className={layout.columns}>
        <div className={layout.parts}>
          <Part title={t('lines')}>
            <Table
              caption={t('lines')}
              hideCaption
              columns={[
                { key: 'title', label: t('wine') },
                { key: 'quantity', label: t('quantity'), align: 'end' },
                { key: 'total', label: t('amount'), align: 'end' },
              ]}
              rows={order.lines.map((line) => ({
                key: line.product_id,
                cells: {
                  title: (
                    <>
                      {line.title}{' '}
                      <Text as="span" size="small" tone="muted">
                        {line.label}
                      </Text>
                    </>
                  ),
                  quantity: line.quantity,
                  total: formatPrice(line.total_price),
                },
              }))}
            />
            <SummaryList
              lines={[
                ...(order.vouchers_discount > 0 ? [{ key: 'discount', name: t('discount'), amount: formatPrice(-order.vouchers_discount) }] : []),
                { key: 'shipping', name: t('shipping'), amount: formatPrice(order.shipping_incl_tax) },
              ]}
              total={{ name: t('total'), amount: formatPrice(order.total_price) }}
              note={
                order.refunded > 0
                  ? t('tax_and_refunded', { amount: formatPrice(order.tax), refunded: formatPrice(order.refunded) })
                  : t('tax', { amount: formatPrice(order.tax) })
              }
            />
          </Part>
          <OrderMoney found={found} language={language} />
          <Part title={t('history')}>
            <History actions={found.actions} language={language} />
          </Part>
        </div>
        <div className={layout.parts}>
          <Part title={t('buyer')}>
            <DataList
              items={[
                { name: t('name'), value: `${client.name} ${client.surname}` },
                {
                  name: t('mail'),
                  value: (
                    <TextLink variant="inline" href={`mailto:${order.email}`}>
                      <span className={layout.breakable}>{order.email}</span>
                    </TextLink>
                  ),
                },
                {
                  name: t('telephone'),
                  value: (
                    <TextLink variant="inline" href={`tel:${client.phone_number}`}>
                      {client.phone_number}
                    </TextLink>
                  ),
                },
                ...(client.document_number ? [{ name: t('document'), value: client.document_number }] : []),
              ]}
            />
          </Part>
          <Part title={t(order.shipping_mode === 'shop' ? 'pickup' : 'delivery')}>
            {address && <ShippedTo address={address} language={language} />}
            {isAllowed(session, 'orders:change') && order.status === 'new' && payment === 'paid' && address && order.shipping_mode === 'home' && (
              <Text size="small">
                <TextLink variant="inline" href={orderPath(order.number, 'address')}>
                  {t('change_address')}
                </TextLink>
              </Text>
            )}
            {order.shipment && (
              <Text size="small">
                {order.shipment.carrier}{' '}
                {order.shipment.tracking_url === null ? (
                  order.shipment.tracking_number
                ) : (
                  <TextLink variant="inline" href={order.shipment.tracking_url}>
                    {order.shipment.tracking_number ?? t('track')}
                  </TextLink>
                )}
              </Text>
            )}
            {order.date_completed !== null && <Text size="small">{t('completed_on', { day: formatDay(order.date_completed, language) })}</Text>}
            {isAllowed(session, 'orders:change') && <OrderActions number={order.number} version={found.version} which={stepsOf(found)} />}
          </Part>
          {(order.comment !== '' || order.is_gift) && (
            <Part title={t('wishes')}>
              {order.comment !== '' && <Text size="small">{order.comment}</Text>}
              {order.is_gift && <Text size="small">{order.gift_message === '' ? t('gift') : t('gift_message', { message: order.gift_message })}</Text>}
            </Part>
          )}
          {order.invoices.length > 0 && (
            <Part title={t('invoices')}>
              <ul>
                {order.invoices.map(({ number, pdf_url }) => (
                  <li key={number}>
                    <TextLink href={pdf_url}>{number}</TextLink>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <OrderMails mails={found.mails} number={order.number} version={found.version} mayResend={isAllowed(session, 'orders:change')} language={language} />
        </div>
      </div>
    </div>
  );
}

/** What comes next for an order, besides handing it to a carrier. */
function stepsOf({ order }: OfficeOrder): ('in_process' | 'ready' | 'completed')[] {
  if (order.status === 'new') return order.shipping_mode === 'shop' ? ['in_process', 'ready'] : ['in_process'];
  if (order.status !== 'in_process') return [];
  if (order.shipping_mode === 'shop') return order.progress === 'ready' ? ['completed'] : ['ready'];
  return order.progress === 'dispatched' ? ['completed'] : [];
}
