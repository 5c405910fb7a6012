import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import type { LoadContext } from '@parral/site/render';
import { oncePerPage, orPageStatus } from './read-page.ts';

type Schemas = components['schemas'];
type Context = Pick<LoadContext, 'api' | 'language'>;

const query = (language: Language) => ({ params: { query: { language } } });

/** Card, visit codes, invitation and preferences (specification section 7: my_club). */
export const readMyClub = ({ api, language }: Context): Promise<Schemas['MyClub']> =>
  oncePerPage(api, 'my_club', () => orPageStatus(api.GET('/api/club/profile/my_club/', query(language)), 'my_club'));

/** Number, type, validity and goal (section 7: profile_membership_data). */
export const readMembershipData = ({ api, language }: Context): Promise<Schemas['MembershipData']> =>
  oncePerPage(api, 'membership', () => orPageStatus(api.GET('/api/club/profile/profile_membership_data/', query(language)), 'profile_membership_data'));

/** The member's data and address, with what the forms offer (section 7: personal_information). */
export const readPersonalInformation = ({ api, language }: Context): Promise<Schemas['PersonalInformationPage']> =>
  oncePerPage(api, 'personal', () => orPageStatus(api.GET('/api/club/profile/personal_information/', query(language)), 'personal_information'));
