import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { toCents, toDecimal } from '@parral/rules';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { asAnswer } from '../../platform/http/refused.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { versionOf } from '../../platform/http/seen-version.ts';
import {
  listMovements,
  listWines,
  liveSettings,
  pricesOf,
  saleOf,
  setSku,
  settingFacts,
  type SkuWish,
  type WineStock,
  wineOf,
  withdrawSetting,
} from '../catalogue/index.ts';
import { moveStock, shelfFacts, shelfOf, waitingBottles } from '../orders/index.ts';
import { asActor, listActions } from '../staff/index.ts';
import { actionBody } from './actions.ts';
import type { OfficeContext } from './office-context.ts';
import { page } from './page.ts';

type Schemas = components['schemas'];
type Operations = 'listOfficeWines' | 'getOfficeWine' | 'moveOfficeStock' | 'setOfficePrice' | 'setOfficeSale' | 'withdrawOfficePlan';

/** Wines at the office: what stands on the shelf, what it costs and how it is sold, now or from a day on (decision 047). */
export function officeWines(context: OfficeContext): Pick<Handlers, Operations> {
  const { db, officeSessions } = context;

  async function show(sku: string, language: Language): Promise<Schemas['OfficeWineFile']> {
    const found = await wineOf(db, sku);
    if (found === null) throw new ApiError('NOT_FOUND');
    const [waiting, settings, movements, prices, actions] = await Promise.all([
      waitingBottles(db, [sku]),
      liveSettings(db, sku),
      listMovements(db, sku, 100),
      pricesOf(db, sku, 30),
      listActions(db, { subjectKind: 'wine', subject: sku, most: 200 }),
    ]);
    const { product, stock } = found;
    const { data } = product;
    return {
      wine: wineBody(found, waiting.get(sku) ?? 0, language),
      version: versionOf({ ...(stock && shelfFacts(stock, waiting.get(sku) ?? 0)), ...settingFacts(settings) }),
      in_folder: product.inFolder,
      folder: {
        price: toDecimal(data.price),
        reduced_price: data.reducedPrice === undefined ? null : toDecimal(data.reducedPrice),
        sale: data.soon ? 'soon' : 'on_sale',
        stock: stock?.folderStock ?? null,
      },
      settings: settings.map(({ id, kind, state, startsAt, priceCents, reducedCents, sale, reason, staffName }) => ({
        id,
        kind,
        state: state === 'current' ? 'current' : 'planned',
        starts_at: startsAt.toISOString(),
        to_folder: priceCents === null && sale === null,
        price: priceCents === null ? null : toDecimal(priceCents),
        reduced_price: reducedCents === null ? null : toDecimal(reducedCents),
        sale,
        reason,
        person: staffName,
      })),
      movements: movements.map(({ id, at, kind, units, shelf, reason, staffName }) => ({
        id,
        at: at.toISOString(),
        kind,
        units,
        shelf,
        reason,
        person: staffName,
      })),
      prices: prices.changes.map(({ since, priceCents, reduced, lowestBeforeCents: lowest }) => ({
        since: since.toISOString(),
        price: toDecimal(priceCents),
        is_reduced: reduced,
        lowest_before: lowest === null ? null : toDecimal(lowest),
      })),
      lowest_price: prices.lowestCents === null ? null : toDecimal(prices.lowestCents),
      actions: actions.map(actionBody),
    };
  }

  /** Changes a sku as who is signed in, and answers it as it is then. */
  async function change(request: FastifyRequest, sku: string, work: () => Promise<void>): Promise<Schemas['OfficeWineFile']> {
    const { staff } = await officeSessions.require(request);
    if ((await wineOf(db, sku)) === null) throw new ApiError('NOT_FOUND');
    try {
      await asActor({ staffId: staff.id }, work);
    } catch (error) {
      throw asAnswer(error);
    }
    return show(sku, staff.language);
  }

  const set = (request: FastifyRequest, sku: string, wish: SkuWish, { from, reason, version }: { from?: string; reason: string; version: string }) =>
    change(request, sku, () => setSku(context, sku, wish, { day: from ?? null, reason }, version));

  return {
    async listOfficeWines({ query: { q: text, page_size: size = 50, ...query }, request }) {
      const { staff } = await officeSessions.require(request);
      const { rows, next } = await page(size, (most) => listWines(db, { ...query, text, most }));
      const waiting = await waitingBottles(
        db,
        rows.map(({ product }) => product.sku),
      );
      return { wines: rows.map((row) => wineBody(row, waiting.get(row.product.sku) ?? 0, staff.language)), next: next?.product.sku ?? null };
    },

    async getOfficeWine({ params, request }) {
      const { staff } = await officeSessions.require(request);
      return show(params.product_id, staff.language);
    },

    async moveOfficeStock({ params: { product_id: sku }, body: { version, ...move }, request }) {
      if (move.kind !== 'count' && move.units === 0) throw new ApiError('BAD_REQUEST', { fields: { units: 'AT_LEAST_ONE' } });
      return change(request, sku, () => moveStock(context, sku, move, version));
    },

    async setOfficePrice({ params: { product_id: sku }, body: { price, reduced_price: reduced, to_folder: toFolder, ...terms }, request }) {
      if ((price === undefined) === (toFolder === undefined)) throw new ApiError('BAD_REQUEST', { fields: { price: 'ONE_OF_PRICE_TO_FOLDER' } });
      const wish = price === undefined ? 'folder' : { priceCents: toCents(price), reducedCents: reduced === undefined ? null : toCents(reduced) };
      return set(request, sku, { price: wish }, terms);
    },

    async setOfficeSale({ params: { product_id: sku }, body: { sale, to_folder: toFolder, ...terms }, request }) {
      if ((sale === undefined) === (toFolder === undefined)) throw new ApiError('BAD_REQUEST', { fields: { sale: 'ONE_OF_SALE_TO_FOLDER' } });
      return set(request, sku, { sale: sale ?? 'folder' }, terms);
    },

    async withdrawOfficePlan({ params: { product_id: sku, plan_id: id }, request }) {
      return change(request, sku, () => withdrawSetting(context, sku, id));
    },
  };
}

/** A sku as lists show it. */
function wineBody({ product, stock, said, planned }: WineStock, waiting: number, language: Language): Schemas['OfficeWine'] {
  return {
    product_id: product.sku,
    brand: product.brand,
    title: product.title[language] ?? product.sku,
    vintage: product.vintage,
    millilitres: product.millilitres,
    is_case: product.contents !== null,
    sale: saleOf(product),
    price: toDecimal(product.priceCents),
    price_before: product.priceBeforeCents === null ? null : toDecimal(product.priceBeforeCents),
    shelf: stock && shelfOf(stock, waiting),
    waiting: stock && waiting,
    left: stock && stock.onHand - stock.allocated,
    reserved: stock && stock.reserved,
    is_said: said > 0,
    is_planned: planned > 0,
  };
}
