import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { createContext, useContext } from 'react';
import type { Buyer } from '../form/buyer.ts';

type Schemas = components['schemas'];

/** What all parts of one checkout have in common. */
export interface CheckoutPlace {
  buyer: Buyer;
  /** Name of the brand, as the newsletter's label has it. */
  brandName: string;
  countries: readonly Schemas['ShippingCountry'][];
  language: Language;
  /** When the shop gives out orders, in words. */
  pickupHours: string;
  /** How long an order takes, in words. */
  deliveryTime: string;
  documentOptions: readonly Schemas['DocumentOption'][];
  termsUrl: string;
  contactEmail: string;
  basket: Schemas['Basket'];
}

export const CheckoutPlaceContext = createContext<CheckoutPlace | null>(null);

/** The checkout around. Throws outside of one: a part of it cannot stand alone. */
export function useCheckoutPlace(): CheckoutPlace {
  const place = useContext(CheckoutPlaceContext);
  if (!place) throw new Error('A part of the checkout stands outside CheckoutPlaceContext.');
  return place;
}
