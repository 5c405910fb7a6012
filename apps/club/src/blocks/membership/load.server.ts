import type { components } from '@parral/api-spec';
import type { BlockLoader } from '@parral/site/render';
import { readMembershipData, readMyClub } from '../../reading/read-profile.ts';

export interface MembershipBlockData {
  card: components['schemas']['MembershipCard'];
  membership: components['schemas']['MembershipData'];
  /** Names of the houses that the membership opens, one for each brand. */
  houses: string[];
}

export const load: BlockLoader<unknown, MembershipBlockData> = async (context) => {
  const [{ card, experience_vouchers }, membership] = await Promise.all([readMyClub(context), readMembershipData(context)]);
  return { card, membership, houses: experience_vouchers.vouchers.map(({ estate_name }) => estate_name) };
};
