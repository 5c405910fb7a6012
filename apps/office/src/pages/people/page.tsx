import type { Page } from '../../routing/page.ts';
import { PeopleList } from './PeopleList.tsx';

/** Who works at the office. */
export const peoplePage: Page = {
  route: 'people',
  access: 'signed_in',
  right: 'staff:change',
  async show({ api, language, words }) {
    const { staff } = await api.listStaff();
    return { title: words('office/people')('title'), body: <PeopleList staff={staff} language={language} /> };
  },
};
