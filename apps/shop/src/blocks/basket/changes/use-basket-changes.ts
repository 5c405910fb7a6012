import type { components } from '@parral/api-spec';
import { track, emitSiteEvent, notifyOtherTabs } from '@parral/site/browser';
import { lineItem, valueOf } from '../../../adding/line-item.ts';
import { ApiError } from '@parral/api-client';
import { apiKey, useApiClient } from '@parral/api-client/hooks';
import type { Language } from '@parral/api-spec/languages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { quantityQueue } from './quantity-queue.ts';

type Basket = components['schemas']['Basket'];

export interface BasketChanges {
  /** Quantities chosen but not yet answered, by line id. */
  drafts: ReadonlyMap<string, number>;
  /** A change waits or is on its way: totals are those of before. */
  busy: boolean;
  /** The last change did not arrive. */
  failed: boolean;
  /** Sends again the change that got no answer; null when there is none. */
  again: (() => void) | null;
  /** Notes a quantity; it is sent 800 ms after the last change. `send: false` keeps it on the screen only. */
  setQuantity: (lineId: string, quantity: number, options: { send: boolean }) => void;
  /** Removes at once and forgets what waits for the line. */
  remove: (lineId: string) => Promise<boolean>;
  /** Resolves to null, or to the failure: its `code` says which of section 8's coupon errors. */
  applyCoupon: (code: string) => Promise<ApiError | null>;
  removeCoupon: (code: string) => Promise<ApiError | null>;
  /** Sends at once what waits; resolves with the basket when all has arrived, with null when something did not. */
  flush: () => Promise<Basket | null>;
}

/** Changes of the basket, which is shown with its shipping to `country`: quantities gathered, everything else at once, one after the other, each answer becoming the basket shown. */
export function useBasketChanges(language: Language, country: string | undefined): BasketChanges {
  const client = useApiClient();
  const queries = useQueryClient();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, number>>(new Map());
  const [underWay, setUnderWay] = useState(0);
  const [failed, setFailed] = useState(false);
  const [again, setAgain] = useState<(() => void) | null>(null);

  const engine = useMemo(() => {
    const last: { basket: Basket | null; country: string | undefined } = { basket: null, country: undefined };
    const query = () => ({ language, ...(last.country !== undefined && { shippingCountryCode: last.country }) });
    const show = (basket: Basket, changed: readonly string[]) => {
      const { shipping_country: answered } = basket;
      const shown = apiKey('getBasket', { query: { language, ...(answered !== null && { shippingCountryCode: answered }) } });
      trackChanges(queries.getQueryData<Basket>(shown), basket, changed, track);
      last.basket = basket;
      queries.setQueryData(shown, basket);
      // Another country was chosen while it was on its way.
      if (answered !== (last.country ?? null)) void queries.invalidateQueries({ queryKey: apiKey('getBasket') });
      emitSiteEvent('basket:changed', { lines: basket.lines.length });
      notifyOtherTabs();
    };
    const attempt = async (call: () => Promise<Basket>, changed: readonly string[] = []): Promise<ApiError | null> => {
      setUnderWay((count) => count + 1);
      try {
        await queries.cancelQueries({ queryKey: apiKey('getBasket') });
        show(await call(), changed);
        setFailed(false);
        setAgain(null);
        return null;
      } catch (error) {
        // What the server refuses is shown to the buyer; what failed on the way is for the log too.
        if (!(error instanceof ApiError) || error.isTransient) console.error('a change of the basket did not arrive', error);
        return error instanceof ApiError ? error : new ApiError({ code: 'UNEXPECTED_ANSWER', status: 0 }, { cause: error });
      } finally {
        setUnderWay((count) => count - 1);
      }
    };
    const orRefresh = async (failure: ApiError | null) => {
      if (!failure) return;
      last.basket = null;
      setFailed(true);
      await queries.invalidateQueries({ queryKey: apiKey('getBasket') });
    };
    const queue = quantityQueue({
      async send(lines) {
        const changed = lines.map(([id]) => id);
        const failure = await attempt(() => client.updateLines({ query: query(), body: { lines } }, { keepalive: true }), changed);
        await orRefresh(failure);
        if (failure?.isTransient) {
          // What was chosen stays chosen, on the screen and for another try.
          setAgain(() => () => {
            for (const [id, quantity] of lines) queue.set(id, quantity);
            void queue.flush();
          });
          return;
        }
        setDrafts((all) => new Map([...all].filter(([id, quantity]) => !lines.some((line) => line[0] === id && line[1] === quantity))));
      },
    });
    /** What waits when another country is chosen is answered for that one. */
    const sendTo = (chosen: string | undefined) => {
      last.country = chosen;
    };
    return { queue, attempt, orRefresh, query, last, sendTo };
  }, [client, queries, language]);

  useEffect(() => engine.sendTo(country), [engine, country]);

  useEffect(() => {
    const leave = () => void engine.queue.flush();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [engine]);

  const { queue, attempt, orRefresh, query } = engine;
  const forget = (lineId: string) => setDrafts((all) => new Map([...all].filter(([id]) => id !== lineId)));

  const remove = async (lineId: string): Promise<boolean> => {
    queue.cancel(lineId);
    forget(lineId);
    const failure = await queue.run(() => attempt(() => client.removeLine({ path: { line_id: lineId }, query: query() }, { keepalive: true }), [lineId]));
    await orRefresh(failure);
    if (failure?.isTransient) setAgain(() => () => void remove(lineId));
    return failure === null;
  };

  return {
    drafts,
    busy: underWay > 0 || queue.isPending(),
    failed,
    again,
    setQuantity(lineId, quantity, { send }) {
      setDrafts((all) => new Map(all).set(lineId, quantity));
      if (send) queue.set(lineId, quantity);
      else queue.cancel(lineId);
    },
    remove,
    applyCoupon: (code) => queue.run(() => attempt(() => client.applyVoucher({ query: query(), body: { code } }))),
    removeCoupon: (code) => queue.run(() => attempt(() => client.removeVoucher({ query: query(), body: { code } }))),
    async flush() {
      await queue.flush();
      return engine.last.basket;
    },
  };
}

/**
 * Tells the tag manager what a change of these lines came to: of each, as many as went or came. What another tab changed
 * meanwhile is that tab's to tell.
 */
function trackChanges(before: Basket | undefined, after: Basket, lineIds: readonly string[], tell: typeof track): void {
  for (const id of lineIds) {
    const was = before?.lines.find((line) => line.id === id);
    const is = after.lines.find((line) => line.id === id);
    const line = is ?? was;
    const more = (is?.quantity ?? 0) - (was?.quantity ?? 0);
    if (!line || !was || more === 0) continue;
    const quantity = Math.abs(more);
    const sale = { currency: 'EUR' as const, value: valueOf(line.product.price_with_discount, quantity), items: [lineItem(line, quantity)] };
    tell(more < 0 ? 'remove_from_cart' : 'add_to_cart', { ecommerce: sale });
  }
}
