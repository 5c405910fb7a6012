import type { PaymentStore } from '../store/payment-store.ts';
import type { Charge, Dispute, EventRecord, Intent, Refund } from '../store/records.ts';
import { renderCharge } from './charge.ts';
import { renderDispute } from './dispute.ts';
import { renderIntent } from './payment-intent.ts';
import { renderRefund } from './refund.ts';

/** The version of Stripe's API whose forms the sandbox follows; sent with each event and reply. */
export const API_VERSION = '2026-10-28.endive';

/** An event in Stripe's form, with its object as it was when it happened. */
export function renderEvent(event: EventRecord, scene: { store: PaymentStore; publicUrl: string }) {
  return {
    id: event.id,
    object: 'event',
    api_version: API_VERSION,
    created: event.created,
    data: { object: subject(event, scene) },
    livemode: false,
    pending_webhooks: scene.store.undelivered.has(event.id) ? 1 : 0,
    request: { id: event.request.id, idempotency_key: event.request.key },
    type: event.type,
  };
}

function subject(event: EventRecord, scene: { store: PaymentStore; publicUrl: string }) {
  if (event.type.startsWith('payment_intent.')) {
    const intent = event.object as Intent;
    return renderIntent({ kind: 'payment_intent', object: intent, charge: null, expand: [], browser: false, error: null }, intent, scene);
  }
  if (event.type.startsWith('charge.dispute.')) return renderDispute(event.object as Dispute);
  if (event.type.startsWith('charge.')) {
    const charge = event.object as Charge;
    return renderCharge(charge, scene.store.methods.get(charge.method));
  }
  return renderRefund(event.object as Refund);
}
