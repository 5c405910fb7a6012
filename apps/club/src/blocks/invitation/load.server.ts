import type { components } from '@parral/api-spec';
import type { Privacy } from '@parral/site/forms';
import { type BlockLoader, privacyOf } from '@parral/site/render';
import { readMyClub, readPersonalInformation } from '../../reading/read-profile.ts';

type Schemas = components['schemas'];

export interface InvitationData {
  invitation: Schemas['Invitation'] | null;
  locked: boolean;
  languages: Schemas['Option'][];
  documents: Schemas['DocumentOption'][];
  /** Whose draft a tab may show. */
  memberNumber: string;
  privacy: Privacy;
}

export const load: BlockLoader<unknown, InvitationData> = async (context) => {
  const [club, { member_number }] = await Promise.all([readMyClub(context), readPersonalInformation(context)]);
  return {
    invitation: club.invitation,
    locked: club.lock_invitation,
    languages: club.language_options,
    documents: club.document_options,
    memberNumber: member_number,
    privacy: privacyOf(context.site, context.language),
  };
};
