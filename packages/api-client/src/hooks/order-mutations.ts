import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '../create-client.ts';
import type { RequestOf } from '../operations.ts';

/** They run one after the other, in the order they were asked for. */
const scope = { id: 'order' };

/** Makes the order intent of the basket, or revises the one it has. */
export function createOrderIntentMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['order', 'create'],
    scope,
    mutationFn: (body: RequestOf<'createOrderIntent'>['body']) => client.createOrderIntent({ body }),
  });
}

/** Changes parts of the intent; changes run one after the other. */
export function updateOrderIntentMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['order', 'update'],
    scope,
    mutationFn: (body: RequestOf<'updateOrderIntent'>['body']) => client.updateOrderIntent({ body }),
  });
}
