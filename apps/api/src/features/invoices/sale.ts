import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { type Cents, vatContained } from '@parral/rules';
import { countryName } from '../../platform/words/days-in-words.ts';
import type { SiteContent } from '../site/index.ts';
import type { CheckPage } from './verifactu/check-page.ts';
import type { InvoicingSystem, RateAmount, Recipient } from './verifactu/record.ts';

/** simplified: to whoever buys; full: to who gave a tax id; corrective: takes off one of these what went back. */
export type InvoiceKind = 'simplified' | 'full' | 'corrective';

/** What an invoice is for. The feature that sells knows what is behind it. */
export interface Subject {
  type: 'order' | 'visit';
  /** The intent that was paid for; the booking where a voucher paid. */
  id: string;
}

export interface SaleLine {
  /** By which what goes back is told apart; null for the delivery. */
  sku: string | null;
  title: string;
  quantity: number;
  /** Of one, VAT included, before the discount. */
  unitPriceCents: Cents;
  /** What was taken off the line, all its units together. */
  discountCents: Cents;
  /** 21 for 21 %; null for what is no sale yet, such as a voucher for several kinds of visit. */
  vatPercent: number | null;
  /** ISO code of the country whose VAT it is. */
  vatCountry: string;
}

/** Who pays, as it stands on the invoice. */
export interface Buyer {
  name: string;
  /** Empty where nobody asked for it. */
  address: string[];
  /** null: no tax id was given, and the invoice is a simplified one. */
  taxId: Pick<Recipient, 'document' | 'country'> | null;
}

/** What was paid for, as an invoice says it. */
export interface Sale {
  subject: Subject;
  /** By which people call it, such as the order's number. */
  reference: string;
  brand: string;
  /** Of the buyer: the invoice is written in it. */
  language: Language;
  buyer: Buyer;
  lines: SaleLine[];
  /** What was captured. */
  totalCents: Cents;
}

/** Who sells, as `seller` of a brand in brands.yaml has it. */
export interface Seller {
  taxId: string;
  name: string;
  address: string[];
  series: Record<InvoiceKind, string>;
  checkPage: CheckPage;
  system: InvoicingSystem;
}

/** Who sells under a brand; null where brands.yaml does not say, and nothing is invoiced. */
export function sellerOf({ brands }: Pick<SiteContent, 'brands'>, brand: string): Seller | null {
  const seller = brands.get(brand)?.seller;
  if (seller === undefined) return null;
  const { name, taxId, address, series, checkPage, producer, installation } = seller;
  const issuers = new Set([...brands.values()].flatMap((one) => one.seller?.taxId ?? []));
  return {
    taxId,
    name,
    address,
    series,
    checkPage,
    system: { producer: producer ?? { name, taxId }, installation, hasSeveralIssuers: issuers.size > 1 },
  };
}

/** What a line costs, VAT included. */
export function lineCents({ quantity, unitPriceCents, discountCents }: SaleLine): Cents {
  return quantity * unitPriceCents - discountCents;
}

/** VAT by rate: rounded once for each, of all that is sold at it; highest rate first. */
export function ratesOf(lines: readonly SaleLine[]): RateAmount[] {
  const byRate = Map.groupBy(lines, rateKey);
  return [...byRate.values()]
    .flatMap(([first, ...more]) => (first === undefined ? [] : [rateAmount(first, sum([first, ...more].map(lineCents)))]))
    .sort((a, b) => (b.vatPercent ?? -1) - (a.vatPercent ?? -1));
}

/** Base and VAT of a gross amount; of a negative one those of its opposite, so that what is sold and given back comes to nothing. */
export function rateAmount({ vatPercent, vatCountry }: Pick<RateAmount, 'vatPercent' | 'vatCountry'>, grossCents: Cents): RateAmount {
  const size = vatContained(Math.abs(grossCents), vatPercent ?? 0);
  const taxCents = size === 0 ? 0 : Math.sign(grossCents) * size;
  return { vatPercent, vatCountry, baseCents: grossCents - taxCents, taxCents };
}

/** Tells rates apart: 10 % here and 10 % elsewhere are two. */
export function rateKey({ vatPercent, vatCountry }: Pick<RateAmount, 'vatPercent' | 'vatCountry'>): string {
  return `${vatCountry} ${vatPercent}`;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Who is billed, a company or a person, with the address as it is written on paper; whoever gives these data gets a full invoice. */
export function billedBuyer(billing: components['schemas']['BillingAddress'], language: Language): Buyer {
  const { document_type: type, document_number: number, country_id: country, company, line1, line2, postcode, locality, state } = billing;
  const name = company?.trim() ? company : [billing.first_name, billing.last_name].filter(Boolean).join(' ');
  const address = [line1, line2, `${postcode} ${locality}`, state, countryName(country, language)];
  return { name, address: address.filter((line): line is string => line !== undefined && line.trim() !== ''), taxId: { document: { type, number }, country } };
}
