import type { components } from '@parral/api-spec';
import type { BlockLoader } from '@parral/site/render';
import { readMembershipData, readMyClub } from '../../reading/read-profile.ts';

export interface MembershipBlockData {
  card: components['schemas']['MembershipCard'];
  membership: components['schemas']['MembershipData'];
}

export const load: BlockLoader<unknown, MembershipBlockData> = async (context) => {
  const [{ card }, membership] = await Promise.all([readMyClub(context), readMembershipData(context)]);
  return { card, membership };
};
