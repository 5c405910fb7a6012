import type { components } from '@parral/api-spec';
import type { Privacy } from '@parral/site/forms';
import { type BlockLoader, privacyOf } from '@parral/site/render';
import { readPersonalInformation } from '../../reading/read-profile.ts';

type Schemas = components['schemas'];

export interface PersonalData {
  personal: Schemas['PersonalInformation'];
  options: Schemas['PersonalInformationPage']['options'];
  memberNumber: string;
  /** Who changes the locked fields. */
  contactEmail: string;
  privacy: Privacy;
}

export const load: BlockLoader<unknown, PersonalData> = async (context) => {
  const { personal_information, options, member_number } = await readPersonalInformation(context);
  return {
    personal: personal_information,
    options,
    memberNumber: member_number,
    contactEmail: context.site.contact_email,
    privacy: privacyOf(context.site, context.language),
  };
};
