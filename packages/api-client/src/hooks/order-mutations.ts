import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '../create-client.ts';
import type { RequestOf } from '../operations.ts';
import { mutationScopes } from './query-keys.ts';

/** Makes the order intent of the basket, or revises the one it has. */
export function createOrderIntentMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['order', 'create'],
    scope: mutationScopes.order,
    mutationFn: (body: RequestOf<'createOrderIntent'>['body']) => client.createOrderIntent({ body }),
  });
}

/** Changes parts of the intent; changes run one after the other. */
export function updateOrderIntentMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['order', 'update'],
    scope: mutationScopes.order,
    mutationFn: (body: RequestOf<'updateOrderIntent'>['body']) => client.updateOrderIntent({ body }),
  });
}

/** Finalises the order of a payment; the same answer however often it is asked. */
export function captureOrderMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['order', 'capture'],
    scope: mutationScopes.order,
    mutationFn: (paymentIntent: string) => client.captureOrder({ body: { payment_intent: paymentIntent } }),
  });
}
