import type { Language } from '@parral/api-spec/languages';

/** What a basket is asked with; a country or a mode previews the shipping. */
export interface BasketView {
  language?: Language | undefined;
  countryCode?: string | undefined;
  shippingMode?: 'home' | 'shop' | undefined;
}

/** Every key of the query cache. The first word is what is invalidated together. */
export const queryKeys = {
  baskets: ['basket'] as const,
  basket: ({ language, countryCode, shippingMode }: BasketView = {}) => ['basket', language ?? null, countryCode ?? null, shippingMode ?? null] as const,
  session: ['session'] as const,
  memberData: (site: string) => ['member-data', site] as const,
  shippingCountries: (language: Language) => ['shipping-countries', language] as const,
};
