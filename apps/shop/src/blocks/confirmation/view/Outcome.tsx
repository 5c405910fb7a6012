import type { Language } from '@parral/api-spec/languages';
import { PaymentResult, UnsettledResult } from '@parral/payments';
import { formatPrice } from '@parral/rules';
import type { Translate } from '@parral/site/words';
import { Button, Notice, Text, TextLink } from '@parral/ui';
import type { Confirmation } from '../confirm-order.ts';
import type { ConfirmationData } from '../load.server.ts';
import { OrderEnding } from './OrderEnding.tsx';
import { EmptyCase } from './PackingTable.tsx';

interface OutcomeProps {
  confirmation: Confirmation;
  data: ConfirmationData;
  catalogueUrl: string;
  /** Page of an order behind its private link; left out where the estate has none. */
  orderUrl?: string | undefined;
  language: Language;
  t: Translate<'shop/confirmation'>;
  onRetry: () => void;
}

const titles = {
  order: 'thanks',
  stock: 'stock_title',
  allocation: 'allocation_title',
  coupon: 'coupon_title',
  returned: 'returned_title',
  processing: 'processing_title',
  not_paid: 'not_paid_title',
  offline: 'offline_title',
  error: 'error_title',
} as const;

/** In a few words, what came of the payment. */
export function titleOf({ kind }: Confirmation, t: OutcomeProps['t']): string {
  return t(titles[kind]);
}

/** What came of the payment: the order, or why there is none. */
export function Outcome({ confirmation, data, catalogueUrl, orderUrl, language, t, onRetry }: OutcomeProps) {
  const toCatalogue = <Button href={catalogueUrl}>{t('back_to_catalogue')}</Button>;
  const said = { title: titleOf(confirmation, t), picture: <EmptyCase table={data.table} alt={t('case_empty_alt')} /> };
  switch (confirmation.kind) {
    case 'order':
      return <OrderEnding title={said.title} {...{ confirmation, data, catalogueUrl, orderUrl, language, t }} />;
    case 'stock':
    case 'allocation': {
      const { kind, lines, refunded } = confirmation;
      return (
        <PaymentResult {...said} action={<Button href={data.basketUrl}>{t('to_basket')}</Button>}>
          <Notice>
            <p>{refunded === undefined ? t(kind) : t(`${kind}_gone`)}</p>
            <ul>
              {lines.map(({ product_id, title, available = 0 }) => (
                <li key={product_id}>{available > 0 ? t(`${kind}_line`, { title, available }) : t(`${kind}_line_zero`, { title })}</li>
              ))}
            </ul>
            {refunded !== undefined && <p>{t('money_back', { amount: formatPrice(refunded) })}</p>}
          </Notice>
        </PaymentResult>
      );
    }
    case 'coupon':
      return (
        <PaymentResult {...said} action={<Button href={data.basketUrl}>{t('to_basket')}</Button>}>
          <Notice>
            {confirmation.refunded === undefined ? t('coupon') : `${t('coupon_gone')} ${t('money_back', { amount: formatPrice(confirmation.refunded) })}`}
          </Notice>
        </PaymentResult>
      );
    case 'returned':
      return (
        <PaymentResult {...said} action={<Button href={data.basketUrl}>{t('to_basket')}</Button>}>
          <Notice>
            <p>{t('returned')}</p>
            <p>{t('money_back', { amount: formatPrice(confirmation.refunded) })}</p>
          </Notice>
        </PaymentResult>
      );
    case 'processing':
      return <UnsettledResult {...said} text={t('processing')} note={t('goes_on_asking')} again={t('ask_again')} onRetry={onRetry} />;
    case 'offline':
      return <UnsettledResult {...said} text={t('offline')} note={t('goes_on_asking')} again={t('retry')} onRetry={onRetry} />;
    case 'not_paid':
      return (
        <PaymentResult {...said} action={<Button href={`${data.checkoutUrl}#payment`}>{t('to_checkout')}</Button>}>
          <Text>{t('not_paid')}</Text>
        </PaymentResult>
      );
    case 'error':
      return (
        <PaymentResult {...said} action={toCatalogue}>
          <Notice tone="error" title={t('error')}>
            <p>
              {t('error_hint')}{' '}
              <TextLink variant="inline" href={`mailto:${data.contactEmail}`}>
                {data.contactEmail}
              </TextLink>
            </p>
          </Notice>
        </PaymentResult>
      );
  }
}
