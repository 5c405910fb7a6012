import type { components } from '@parral/api-spec';
import { bottlesOf, defaultMaxQuantity, lineLimit } from '@parral/rules';
import { availableOf, loadCatalogue, ownTerms, skusOf } from '../catalogue/index.ts';
import { allocationOfUnits, allocationsOf, type Allocation } from '../club/index.ts';
import { memberById, type SessionContext } from '../session/index.ts';
import type { Handlers } from '../../platform/http/handlers.ts';

type Availability = components['schemas']['AvailabilityList']['products'][number];

/** With this many bottles left, or fewer, the page says so. */
const few = 6;

/** What the one who asks can put into a basket now: bottles left, and of a member's own what is theirs. */
export function availability(context: SessionContext): Pick<Handlers, 'getAvailability'> {
  const { db, sessions } = context;
  const catalogue = context.content.memo(loadCatalogue);
  return {
    async getAvailability({ query, request }) {
      const skus = skusOf(query.product_ids);
      const session = (await sessions.isMember(request)) ? await sessions.find(request) : null;
      const member = session?.memberId == null ? null : await memberById(db, session.memberId);
      const rows = await availableOf(db, skus, member !== null);
      if (member === null) return { products: rows.map((row) => show(row, null, null)) };
      const [{ bySku }, allocations] = [
        await catalogue(),
        await allocationsOf(db, member.id, [...new Set(bottlesOf(rows.map((row) => ({ ...row, quantity: 1 }))).map(([sku]) => sku))]),
      ];
      return { products: rows.map((row) => show(row, allocationOfUnits(row, allocations), ownTerms(bySku.get(row.sku)?.product, member))) };
    },
  };
}

function show(
  { sku, available, soon, mostInLine }: Awaited<ReturnType<typeof availableOf>>[number],
  allocation: Allocation | null,
  own: Availability['own'],
): Availability {
  if (soon) return { product_id: sku, availability: 'soon', left: null, max_quantity: 0, allocation, own };
  const max_quantity = lineLimit(Math.min(available, allocation?.left ?? available), mostInLine ?? defaultMaxQuantity);
  if (available <= 0) return { product_id: sku, availability: 'sold_out', left: null, max_quantity, allocation, own };
  const isFew = available <= few;
  return { product_id: sku, availability: isFew ? 'few' : 'in_stock', left: isFew ? available : null, max_quantity, allocation, own };
}
