import type { components } from '@parral/api-spec';
import { useWords } from '@parral/site/words';
import { Status } from '@parral/ui';

type Schemas = components['schemas'];

export interface OrderStateProps {
  status: Schemas['OrderStatus'];
  progress: Schemas['OrderProgress'];
  payment: Schemas['OfficePaymentState'];
  mode: Schemas['ShippingMode'];
}

/** Where an order stands, in the words of who packs it. */
export function OrderState({ status, progress, payment, mode }: OrderStateProps) {
  const t = useWords('office/orders');
  if (status === 'canceled') return <Status tone="quiet">{t('canceled')}</Status>;
  if (payment === 'authorised') return <Status tone="failed">{t('not_charged')}</Status>;
  if (payment === 'refunded') return <Status tone="quiet">{t('refunded')}</Status>;
  if (status === 'new') return <Status tone="open">{t('new')}</Status>;
  if (status === 'completed') return <Status tone="done">{t(mode === 'shop' ? 'handed_over' : 'delivered')}</Status>;
  if (progress === 'ready') return <Status tone="open">{t('ready')}</Status>;
  return progress === 'dispatched' ? <Status tone="done">{t('dispatched')}</Status> : <Status tone="open">{t('in_process')}</Status>;
}
