import { ApiError } from '@parral/api-client';
import { emitSiteEvent, type Language } from '@parral/site';
import { useState } from 'react';
import { useApi } from '../../api/api-context.ts';

/** What came of putting an item into the basket again. */
export type ReorderOutcome = { kind: 'added'; title: string; count: number } | { kind: 'refused'; reason: string } | { kind: 'failed' };

export interface Reorder {
  /** The item on its way: a row of one order, so the same wine elsewhere stays still. */
  pending: string | null;
  outcome: ReorderOutcome | null;
  add: (key: string, productId: string, title: string, quantity: number) => Promise<void>;
  dismiss: () => void;
}

/** Section 2: "each item has a reorder-to-basket button"; section 7: "popup confirms, basket refreshed"; 406 shows the reason. */
export function useReorder(language: Language): Reorder {
  const client = useApi();
  const [pending, setPending] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<ReorderOutcome | null>(null);

  async function add(key: string, productId: string, title: string, count: number) {
    if (pending !== null) return;
    setPending(key);
    try {
      const { lines } = await client.addProduct({ body: { product_id: productId, quantity: count, language } });
      emitSiteEvent('basket:changed', { lines: lines.length });
      setOutcome({ kind: 'added', title, count });
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : undefined;
      if (!reason) console.error('the item could not be put into the basket again', error);
      setOutcome(reason ? { kind: 'refused', reason } : { kind: 'failed' });
    } finally {
      setPending(null);
    }
  }

  return { pending, outcome, add, dismiss: () => setOutcome(null) };
}
