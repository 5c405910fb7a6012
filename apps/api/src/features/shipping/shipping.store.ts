import { asc } from 'drizzle-orm';
import { byLanguage } from '@parral/api-spec/languages';
import { type Cents, isPostcode, type VatRate, type VatRule, type WorkingDays } from '@parral/rules';
import type { Estate, Language, ShippingZone } from '../../platform/content/index.ts';
import { deliveryNote } from '../../platform/content/delivery/delivery-words.ts';
import { type ContentSettings, readContentState } from '../../platform/content/content.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { shippingCountry } from './shipping.schema.ts';

export type ShippingCountryRow = typeof shippingCountry.$inferSelect;

/** The countries the estate ships to, in its order; for `context.content.memo`. */
export async function loadShippingCountries(tx: Db): Promise<ShippingCountryRow[]> {
  return tx.select().from(shippingCountry).orderBy(asc(shippingCountry.position));
}

/** What sending costs to a country, or a part of it, in cents. */
export interface Tariff {
  price: Cents;
  /** Goods for this sum and more travel free; null: never. */
  freeFrom: Cents | null;
}

/** A country that is served, with its parts that have terms of their own. */
export interface CountryTariff extends Tariff {
  postcodeRegex: string;
  zones: readonly ShippingZone[];
  /** Rates of VAT in what is sent there; null where there is one for all. */
  vat: readonly VatRate[] | null;
  days: WorkingDays | null;
}

/** Where an order goes; the postcode may not be known yet. */
export interface Place {
  country: string | null;
  postcode: string | null;
}

/** Whose VAT a sale carries, and the rates of the estate's own country: for wine, and for visits. */
export interface VatTerms {
  rule: VatRule;
  home: readonly VatRate[];
  visits: readonly VatRate[];
}

/** General terms of sending goods, and those of each country by its code. */
export interface ShippingTerms {
  vat: VatTerms;
  /** Cents; null: never free. */
  freeFrom: Cents | null;
  /** Note on the time of delivery. */
  delivery: Record<Language, string>;
  tariffs: ReadonlyMap<string, CountryTariff>;
  /** Days beside Saturdays and Sundays on which nothing travels, `YYYY-MM-DD`. */
  holidays: readonly string[];
}

const noNote = byLanguage(() => '');

/** Countries with the estate's own first, of which its texts speak; the first of the file where none is named. */
export function homeFirst(countries: readonly ShippingCountryRow[], home: string | undefined): ShippingCountryRow[] {
  return countries.toSorted((a, b) => Number(b.code === home) - Number(a.code === home));
}

/** For `context.content.memo`. */
export async function loadShippingTerms(tx: Db): Promise<ShippingTerms> {
  const { settings } = await readContentState(tx);
  const countries = await loadShippingCountries(tx);
  return {
    vat: vatTerms(settings, countries),
    freeFrom: settings?.freeFrom ?? null,
    delivery: byLanguage((language) => deliveryNote({ ...settings, countries: homeFirst(countries, settings?.sentFrom) }, language)),
    tariffs: new Map(
      countries.map(({ code, priceCents, freeFromCents, postcodeRegex, zones, vat, days }) => [
        code,
        { price: priceCents, freeFrom: freeFromCents, postcodeRegex, zones, vat, days },
      ]),
    ),
    holidays: settings?.holidays ?? [],
  };
}

function vatTerms(settings: ContentSettings | null, countries: readonly ShippingCountryRow[]): VatTerms {
  const given = settings?.vat ?? 21;
  if (typeof given === 'number') {
    const home = [{ percent: given, from: null }];
    return { rule: 'origin', home, visits: settings?.visitVat ?? home };
  }
  const home = countries.find(({ code }) => code === (settings?.sentFrom ?? countries[0]?.code))?.vat ?? [];
  return { rule: given, home, visits: settings?.visitVat ?? home };
}

/** Rates of VAT in what is sent to a place: its zone's, else its country's; null where nothing is known of it. */
export function placeVat(terms: Pick<ShippingTerms, 'tariffs'>, place: Place): readonly VatRate[] | null {
  return zoneOf(terms, place)?.vat ?? (place.country === null ? null : (terms.tariffs.get(place.country)?.vat ?? null));
}

/** What a place costs: its zone's tariff, else its country's; null before a country is known, and where nothing is sent. */
export function tariffOf(terms: Pick<ShippingTerms, 'tariffs'>, place: Place): Tariff | null {
  const zone = zoneOf(terms, place);
  if (zone !== null) return zone.served ? zone : null;
  return place.country === null ? null : (terms.tariffs.get(place.country) ?? null);
}

/** Working days from the order to the door of a place: its zone's, else its country's; null where nothing is said or sent. */
export function daysTo(terms: Pick<ShippingTerms, 'tariffs'>, place: Place): WorkingDays | null {
  const zone = zoneOf(terms, place);
  if (zone !== null) return zone.served ? (zone.days ?? null) : null;
  return place.country === null ? null : (terms.tariffs.get(place.country)?.days ?? null);
}

/** Whether a postcode lies in a zone of its country where nothing is sent. */
export function isUnservedZone(terms: Pick<ShippingTerms, 'tariffs'>, place: Place): boolean {
  return zoneOf(terms, place)?.served === false;
}

function zoneOf({ tariffs }: Pick<ShippingTerms, 'tariffs'>, { country, postcode }: Place): ShippingZone | null {
  if (country === null || postcode === null) return null;
  return tariffs.get(country)?.zones.find((zone) => isPostcode(postcode, zone.postcode)) ?? null;
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
      zones: country.zones,
      vat: country.vat ?? null,
      days: country.days ?? null,
      note: country.note ?? noNote,
    })),
  );
}
