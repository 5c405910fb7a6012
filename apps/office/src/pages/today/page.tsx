import { estateToday } from '../../formats/estate-day.ts';
import type { Page } from '../../routing/page.ts';
import { Today } from './Today.tsx';

/** The first page: what needs a hand today. */
export const todayPage: Page = {
  route: '',
  access: 'signed_in',
  show: async ({ language, words }) => ({ title: words('office/today')('title'), body: <Today day={estateToday()} language={language} /> }),
};
