import type { Page } from '../../routing/page.ts';
import { Today } from './Today.tsx';

/** The first page: what needs a hand today. */
export const todayPage: Page = {
  route: '',
  access: 'signed_in',
  right: 'today:read',
  show: async ({ api, language, words }) => ({ title: words('office/today')('title'), body: <Today found={await api.getOfficeToday()} language={language} /> }),
};
