import { toDecimal } from '@parral/rules';
import { loadLists } from '../../platform/content/content.store.ts';
import type { Importer } from '../../platform/content/import-estate.ts';
import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { regionsOf } from './regions.ts';
import { homeFirst, loadShippingCountries, writeShippingCountries } from './shipping.store.ts';

export { regionsOf } from './regions.ts';
export {
  daysTo,
  homeFirst,
  isUnservedZone,
  loadShippingCountries,
  loadShippingTerms,
  tariffOf,
  type Place,
  type ShippingCountryRow,
  type ShippingTerms,
  type Tariff,
} from './shipping.store.ts';
export { dayAtEstate, lineVat, vatRates, visitVat, type VatRates } from './vat-rates.ts';

export const uses = [] as const;

/** Replaces the countries by those of the folder. */
export const importShipping: Importer =
  async (_db, { shipping: terms }) =>
  (tx) =>
    writeShippingCountries(tx, terms);

/** Countries of the checkout (specification section 3, shipping country). */
export function shipping(context: Context): Pick<Handlers, 'listShippingCountries'> {
  const countries = context.content.memo(loadShippingCountries);
  const lists = context.content.memo(loadLists);
  return {
    async listShippingCountries({ query }) {
      const { first } = (await lists()).countries;
      return homeFirst(await countries(), first).map((country) => ({
        name: country.name[query.language],
        iso_code: country.code,
        postcode_regex: country.postcodeRegex,
        price: toDecimal(country.priceCents),
        delivery_days: country.days,
        zones: country.zones.map(({ name, postcode, served, price, days }) => ({
          name: name[query.language],
          postcode_regex: postcode,
          price: served ? toDecimal(price) : null,
          delivery_days: served ? (days ?? null) : null,
        })),
        regions: regionsOf(country.code),
      }));
    },
  };
}
