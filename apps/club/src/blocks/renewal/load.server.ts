import type { Privacy } from '@parral/site/forms';
import { type BlockLoader, privacyOf } from '@parral/site/render';
import { readMembershipData, readPersonalInformation } from '../../reading/read-profile.ts';

export interface RenewalData {
  ended: boolean;
  /** Day of a request that the estate has not answered yet. */
  requestedOn: string | null;
  /** Where the answer goes. */
  email: string;
  privacy: Privacy;
}

export const load: BlockLoader<unknown, RenewalData> = async (context) => {
  const [{ status, renewal_requested_on }, { personal_information }] = await Promise.all([readMembershipData(context), readPersonalInformation(context)]);
  return {
    ended: status === 'ended',
    requestedOn: renewal_requested_on,
    email: personal_information.email,
    privacy: privacyOf(context.site, context.language),
  };
};
