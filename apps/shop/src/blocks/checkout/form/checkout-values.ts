import type { BillingForm, BusinessEntity, ClientInfoForm, ShippingForm, ShippingMode } from '@parral/rules';

/** Everything typed in the checkout. Card data never stand here: they stay inside the card form's frame. */
export interface CheckoutValues {
  client: ClientInfoForm;
  /** Home or shop; only members may choose (specification section 6). */
  delivery: { mode: ShippingMode };
  shipping: ShippingForm;
  billing: BillingForm & {
    /** The invoice has the data that the member's account keeps. */
    reuse: boolean;
    /** The invoice goes to the shipping address. */
    sameAddress: boolean;
    /** The invoice has another name than the client's: a company, or another person. */
    otherEntity: boolean;
    entity: BusinessEntity;
  };
  extras: { comment: string; isGift: boolean; giftMessage: string; newsletter: boolean; updateMember: boolean };
  terms: { accepted: boolean };
}

/** What an address line is made of. */
export type AddressLines = Omit<ShippingForm, 'name' | 'surname'>;

/** The parts that are edited and saved on their own after step one. */
export const sections = ['client', 'delivery', 'shipping', 'billing', 'extras'] as const;
export type Section = (typeof sections)[number];

/** An empty form. `country`: ISO code of the country chosen beforehand, the estate's first. */
export function emptyValues(country: string): CheckoutValues {
  const place: ShippingForm = { name: '', surname: '', address: '', optionalAddress: '', country, region: '', postalCode: '', locality: '' };
  return {
    client: { documentType: 'dni', documentNumber: '', name: '', surname: '', email: '', phoneNumber: '' },
    delivery: { mode: 'home' },
    shipping: { ...place },
    billing: {
      ...place,
      reuse: false,
      sameAddress: true,
      otherEntity: false,
      entity: 'company',
      documentType: 'nif_cif',
      documentNumber: '',
      company: '',
      email: '',
    },
    extras: { comment: '', isGift: false, giftMessage: '', newsletter: false, updateMember: false },
    terms: { accepted: false },
  };
}

/** Whether a value from elsewhere (a tab's storage) has the parts of a form. */
export function isCheckoutValues(value: unknown): value is CheckoutValues {
  if (typeof value !== 'object' || value === null) return false;
  const empty = emptyValues('');
  return (Object.keys(empty) as (keyof CheckoutValues)[]).every((part) => {
    const given = (value as Record<string, unknown>)[part];
    if (typeof given !== 'object' || given === null) return false;
    return Object.entries(empty[part]).every(([field, like]) => typeof (given as Record<string, unknown>)[field] === typeof like);
  });
}
