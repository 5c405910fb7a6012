import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../create-client.ts';
import type { AnswerOf, RequestOf } from '../operations.ts';
import { mutationScopes, queryKeys, type BasketView } from './query-keys.ts';

type BasketCall = 'addProduct' | 'updateLines' | 'removeLine' | 'applyVoucher' | 'removeVoucher';

/**
 * A change of the basket. All changes stand in one queue, so that rapid ones
 * never overtake one another; a read that was under way is dropped, since it
 * would show the basket from before. The answer becomes the basket of `view`;
 * other views (previews for a country) are read again.
 */
export function basketMutation<Id extends BasketCall>(client: ApiClient, queries: QueryClient, id: Id, view: BasketView = {}) {
  const call = client[id] as (request: RequestOf<Id>) => Promise<AnswerOf<'getBasket'>>;
  return mutationOptions({
    mutationKey: ['basket', id],
    scope: mutationScopes.basket,
    mutationFn: async (request: RequestOf<Id>) => {
      await queries.cancelQueries({ queryKey: queryKeys.baskets });
      return call(request);
    },
    onSuccess: (basket) => {
      const plain = queryKeys.basket({ language: view.language });
      queries.setQueryData(plain, basket);
      const others = { queryKey: queryKeys.baskets, predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.join() !== plain.join() };
      void queries.invalidateQueries(others);
    },
    onError: () => void queries.invalidateQueries({ queryKey: queryKeys.baskets }),
  });
}
