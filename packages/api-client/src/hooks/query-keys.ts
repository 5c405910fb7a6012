type Language = 'es' | 'en';

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
  availability: (productIds: readonly string[]) => ['availability', ...[...productIds].sort()] as const,
  session: ['session'] as const,
  memberData: (site: string) => ['member-data', site] as const,
  shippingCountries: (language: Language) => ['shipping-countries', language] as const,
  capture: (paymentIntent: string) => ['capture', paymentIntent] as const,
  orderImpression: (number: string) => ['order-impression', number] as const,
};

/** Mutations of one scope run one after the other, in the order they were asked for. */
export const mutationScopes = {
  basket: { id: 'basket' },
  order: { id: 'order' },
} as const;
