import { asc } from 'drizzle-orm';
import { byLanguage } from '@parral/api-spec/languages';
import type { Cents } from '@parral/rules';
import type { Estate, Language } from '../../platform/content/index.ts';
import { readContentState } from '../../platform/content/content.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { shippingCountry } from './shipping.schema.ts';

export type ShippingCountryRow = typeof shippingCountry.$inferSelect;

/** The countries the estate ships to, in its order; for `context.content.memo`. */
export async function loadShippingCountries(tx: Db): Promise<ShippingCountryRow[]> {
  return tx.select().from(shippingCountry).orderBy(asc(shippingCountry.position));
}

/** What sending costs to a country, in cents. */
export interface Tariff {
  price: Cents;
  /** Goods for this sum and more travel free; null: never. */
  freeFrom: Cents | null;
  postcodeRegex: string;
}

/** General terms of sending goods, and those of each country by its code. */
export interface ShippingTerms {
  vatPercent: number;
  /** Cents; null: never free. */
  freeFrom: Cents | null;
  /** Note on the time of delivery. */
  delivery: Record<Language, string>;
  tariffs: ReadonlyMap<string, Tariff>;
}

const noNote = byLanguage(() => '');

/** For `context.content.memo`. */
export async function loadShippingTerms(tx: Db): Promise<ShippingTerms> {
  const { settings } = await readContentState(tx);
  const countries = await loadShippingCountries(tx);
  return {
    vatPercent: settings?.vat ?? 21,
    freeFrom: settings?.freeFrom ?? null,
    delivery: settings?.delivery ?? noNote,
    tariffs: new Map(countries.map((row) => [row.code, { price: row.priceCents, freeFrom: row.freeFromCents, postcodeRegex: row.postcodeRegex }])),
  };
}

/** The tariff of a country; null for none or for one that is not served. */
export function tariffOf({ tariffs }: Pick<ShippingTerms, 'tariffs'>, country: string | null): Tariff | null {
  return country === null ? null : (tariffs.get(country) ?? null);
}

/** Replaces the countries by those of the folder. */
export async function writeShippingCountries(tx: Db, { countries }: Estate['shipping']): Promise<void> {
  await tx.delete(shippingCountry);
  await tx.insert(shippingCountry).values(
    countries.map((country, position) => ({
      code: country.code,
      position,
      name: country.name,
      postcodeRegex: country.postcode,
      priceCents: country.price,
      freeFromCents: country.freeFrom,
      note: country.note,
    })),
  );
}
