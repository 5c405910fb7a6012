import { wallMoment } from '../../formats/moments.ts';
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
  async csv({ api, words }) {
    const t = words('office/people');
    const { staff } = await api.listStaff();
    return {
      list: 'people',
      name: 'people',
      head: [t('name'), t('email'), t('role'), t('last')],
      rows: staff.map((one) => [one.name, one.email, t(`role_${one.role}`), one.last_signed_in_at === null ? null : wallMoment(one.last_signed_in_at)]),
    };
  },
};
