import type { components } from '@parral/api-spec';
import type { Privacy } from '@parral/site/forms';
import { type BlockLoader, privacyOf } from '@parral/site/render';
import { readPersonalInformation } from '../../reading/read-profile.ts';

type Schemas = components['schemas'];

export interface BillingAddressData {
  address: Schemas['MemberAddress'] | null;
  /** The estate's own first (specification section 9). */
  countries: Schemas['Option'][];
  documents: Schemas['DocumentOption'][];
  postcodes: Record<string, string>;
  memberNumber: string;
  privacy: Privacy;
}

export const load: BlockLoader<unknown, BillingAddressData> = async (context) => {
  const { address, options, country_postcode_regex_map, member_number } = await readPersonalInformation(context);
  return {
    address,
    countries: options.country,
    documents: options.document,
    postcodes: country_postcode_regex_map,
    memberNumber: member_number,
    privacy: privacyOf(context.site, context.language),
  };
};
