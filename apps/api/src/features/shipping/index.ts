import { asc } from 'drizzle-orm';
import { toDecimal } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { regionsOf } from './regions.ts';
import { shippingCountry } from './shipping.schema.ts';

export type ShippingCountryRow = typeof shippingCountry.$inferSelect;

/** The countries the estate ships to, in its order; for `context.content.memo`. */
export async function loadShippingCountries(tx: Db): Promise<ShippingCountryRow[]> {
  return tx.select().from(shippingCountry).orderBy(asc(shippingCountry.position));
}

/** Countries of the checkout (specification section 3, shipping country). */
export function shipping(context: Context): Pick<Handlers, 'listShippingCountries'> {
  const countries = context.content.memo(loadShippingCountries);
  return {
    async listShippingCountries({ query }) {
      const spainFirst = (await countries()).toSorted((a, b) => Number(b.code === 'ES') - Number(a.code === 'ES'));
      return spainFirst.map((country) => ({
        name: country.name[query.language],
        iso_code: country.code,
        postcode_regex: country.postcodeRegex,
        price: toDecimal(country.priceCents),
        regions: regionsOf(country.code),
      }));
    },
  };
}
