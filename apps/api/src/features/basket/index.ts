import type { Language } from '@parral/api-spec/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { normaliseCode } from '@parral/rules';
import { ApiError } from '../../platform/http/api-error.ts';
import { answer, type Call, type Handlers, type Operation } from '../../platform/http/handlers.ts';
import type { SessionContext } from '../session/index.ts';
import { isUnservedZone } from '../shipping/index.ts';
import { findCoupon } from '../vouchers/index.ts';
import { addProduct, refusalForNewVisitor } from './add-product.ts';
import { availability } from './availability.ts';
import { type BasketOwner, deleteLine, dropCoupon, readBasket, setCoupon, type StoredBasket } from './basket.store.ts';
import { couponErrorFor, priceBasket, type Destination } from './price-basket.ts';
import { requestLanguage } from './request-language.ts';
import { loadShop, type ShopSnapshot } from './shop-snapshot.ts';
import { showBasket } from './show-basket.ts';
import { isLineId, readPairs, refusedPairs, updateLines } from './update-lines.ts';

export { hasLines, obtainable, priceWanted, readBasket, rememberSeenPrices, removeOrdered } from './basket.store.ts';
export { needsShipping, priceBasket, type PricedBasket, type PricedBasketLine } from './price-basket.ts';
export { loadShop, type ShopSnapshot } from './shop-snapshot.ts';

export const uses = ['catalogue', 'club', 'session', 'shipping', 'site', 'vouchers'] as const;

type BasketOperation = 'getAvailability' | 'getBasket' | 'addProduct' | 'updateLines' | 'removeLine' | 'applyVoucher' | 'removeVoucher';

const undecided: Destination = { mode: 'home', country: null, postcode: null };
const cookieDays = 60;

/** The basket of a session (specification sections 2, 5, 7), and what can be put into it. */
export function basket(context: SessionContext): Pick<Handlers, BasketOperation> {
  const { db, sessions, limits } = context;
  const shop = context.content.memo(loadShop);

  async function show(
    { request, reply }: Call<Operation>,
    stored: StoredBasket | null,
    { language, destination = undecided, refused }: { language: Language; destination?: Destination; refused?: Parameters<typeof showBasket>[3] },
  ) {
    const known = await shop();
    const priced = priceBasket(stored, known, destination);
    markBasket(request, reply, priced.lines.length > 0);
    return showBasket(priced, known, language, refused);
  }

  /** What a change answers in, and the country that its shipping is previewed for. Throws BAD_REQUEST for a country that is not served. */
  async function shownAs({ request, query }: { request: FastifyRequest; query: { language?: Language; shippingCountryCode?: string } }) {
    return {
      language: requestLanguage(request, query.language),
      destination: { ...undecided, country: servedCountry(await shop(), query.shippingCountryCode) },
    };
  }

  /** The session whose basket is changed; null for a visitor who has none, and so nothing to change. */
  async function ownSession({ request }: Call<Operation>) {
    const session = await sessions.find(request);
    if (session !== null) await limits.take('basket by session', session.id);
    return session;
  }

  return {
    ...availability(context),

    async getBasket(call) {
      const { query, request, reply } = call;
      const known = await shop();
      const mode = query.shipping_mode ?? 'home';
      const country = servedCountry(known, query.shippingCountryCode);
      const postcode = query.shippingPostcode ?? null;
      if (isUnservedZone(known.shipping, { country, postcode })) throw new ApiError('ZONE_NOT_SERVED', { fields: { shippingPostcode: 'ZONE_NOT_SERVED' } });
      const session = await sessions.find(request);
      if (mode === 'shop' && session?.memberId == null) throw new ApiError('SHIPPING_MODE_NOT_ALLOWED');
      const stored = session === null ? null : await readBasket(db, ownerOf(session));
      const priced = priceBasket(stored, known, { mode, country, postcode });
      markBasket(request, reply, priced.lines.length > 0);
      reply.header('cache-control', 'no-store');
      return showBasket(priced, known, requestLanguage(request, query.language));
    },

    async addProduct(call) {
      const { body, request, reply } = call;
      const language = requestLanguage(request, body.language);
      const item = { sku: body.product_id, quantity: body.quantity };
      const known = await ownSession(call);
      // A session is written for what can be kept in it, not for each request that comes without a cookie.
      const refusedNew = known === null ? await refusalForNewVisitor(db, item, language) : null;
      if (refusedNew !== null) return answer(406, refusedNew);
      const session = known ?? (await sessions.require(request, reply));
      const refusal = await addProduct(db, { ...ownerOf(session), ...item }, language);
      if (refusal !== null) return answer(406, refusal);
      return show(call, await readBasket(db, ownerOf(session)), { language });
    },

    async updateLines(call) {
      const pairs = readPairs(call.body.lines);
      const as = await shownAs(call);
      const session = await ownSession(call);
      const done = session === null ? new Set<string>() : await updateLines(db, ownerOf(session), pairs);
      const stored = session && (await readBasket(db, ownerOf(session)));
      return show(call, stored, { ...as, refused: refusedPairs(pairs, done, stored) });
    },

    async removeLine(call) {
      const as = await shownAs(call);
      const session = await ownSession(call);
      if (session !== null && isLineId(call.params.line_id)) await deleteLine(db, session.id, call.params.line_id);
      return show(call, session && (await readBasket(db, ownerOf(session))), as);
    },

    async applyVoucher(call) {
      const { request, reply } = call;
      const as = await shownAs(call);
      const visitor = await sessions.find(request);
      if (visitor !== null) await limits.take('voucher by session', visitor.id);
      await limits.take('voucher by address', request.ip);
      const known = await shop();
      const stored = visitor && (await readBasket(db, ownerOf(visitor)));
      const coupon = await findCoupon(db, normaliseCode(call.body.code));
      const brands = (stored?.lines ?? []).flatMap((line) => known.products.get(line.sku)?.brand ?? []);
      const error = known.coupons.takesCoupons ? couponErrorFor(coupon, brands) : 'VOUCHER_INACTIVE';
      if (error !== null || coupon === null) throw new ApiError(error ?? 'VOUCHER_DOESNT_EXIST');
      const session = visitor ?? (await sessions.require(request, reply));
      await setCoupon(db, session.id, coupon.code);
      return show(call, await readBasket(db, ownerOf(session)), as);
    },

    async removeVoucher(call) {
      const as = await shownAs(call);
      const session = await ownSession(call);
      if (session !== null) await dropCoupon(db, session.id, normaliseCode(call.body.code));
      return show(call, session && (await readBasket(db, ownerOf(session))), as);
    },
  };
}

const ownerOf = ({ id, memberId }: { id: string; memberId: string | null }): BasketOwner => ({ sessionId: id, memberId });

/** The country asked for, null for none. Throws BAD_REQUEST for one that is not served. */
function servedCountry({ shipping }: ShopSnapshot, country: string | undefined): string | null {
  if (country === undefined) return null;
  if (!shipping.tariffs.has(country)) throw new ApiError('BAD_REQUEST', { fields: { shippingCountryCode: 'COUNTRY_NOT_SERVED' } });
  return country;
}

/** Keeps the cookie that tells pages whether asking for the basket is worth it. */
export function markBasket(request: FastifyRequest, reply: FastifyReply, hasLines: boolean): void {
  const marked = request.cookies['has_basket'] === '1';
  if (hasLines && !marked)
    reply.setCookie('has_basket', '1', { path: '/', sameSite: 'lax', secure: request.protocol === 'https', maxAge: cookieDays * 86_400 });
  if (!hasLines && marked) reply.clearCookie('has_basket', { path: '/' });
}
