import type { PaymentStore } from '../store/payment-store.ts';
import type { Dispute, Intent, PaymentMethod, Refund, View } from '../store/records.ts';
import { renderDispute } from './dispute.ts';
import { renderError, renderIntent } from './payment-intent.ts';
import { renderPaymentMethod } from './payment-method.ts';
import { renderRefund } from './refund.ts';

/** The body of a reply: the object, or Stripe's error envelope with the intent it is about. */
export function renderReply(view: View, scene: { store: PaymentStore; publicUrl: string }): unknown {
  const shown = object(view, scene);
  if (!view.error) return shown;
  return {
    error: {
      ...renderError(view.error, scene.store),
      ...(view.kind === 'payment_intent' && shown ? { payment_intent: shown } : {}),
    },
  };
}

function object(view: View, scene: { store: PaymentStore; publicUrl: string }) {
  if (!view.object) return null;
  if (view.kind === 'payment_intent') return renderIntent(view, view.object as Intent, scene);
  if (view.kind === 'dispute') return renderDispute(view.object as Dispute);
  if (view.kind === 'refund') return renderRefund(view.object as Refund);
  return renderPaymentMethod(view.object as PaymentMethod);
}
