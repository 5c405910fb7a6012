import type { components } from '@parral/api-spec';
import { useWords } from '@parral/site/words';
import { Status, type StatusProps } from '@parral/ui';

type Schemas = components['schemas'];

export interface OrderStateProps {
  status: Schemas['OrderStatus'];
  progress: Schemas['OrderProgress'];
  payment: Schemas['OfficePaymentState'];
  mode: Schemas['ShippingMode'];
}

/** Where an order stands, in the words of who packs it. */
export function OrderState(props: OrderStateProps) {
  const t = useWords('office/orders');
  const word = orderState(props);
  return <Status tone={tones[word]}>{t(word)}</Status>;
}

const tones = {
  canceled: 'quiet',
  not_charged: 'failed',
  refunded: 'quiet',
  new: 'open',
  handed_over: 'done',
  delivered: 'done',
  ready: 'open',
  dispatched: 'done',
  in_process: 'open',
} as const satisfies Record<string, StatusProps['tone']>;

/** The same as the name of its word. */
export function orderState({ status, progress, payment, mode }: OrderStateProps): keyof typeof tones {
  if (status === 'canceled') return 'canceled';
  if (payment === 'authorised') return 'not_charged';
  if (payment === 'refunded') return 'refunded';
  if (status === 'new') return 'new';
  if (status === 'completed') return mode === 'shop' ? 'handed_over' : 'delivered';
  return progress === 'ready' || progress === 'dispatched' ? progress : 'in_process';
}
