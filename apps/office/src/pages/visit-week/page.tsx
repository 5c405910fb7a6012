import { estateDay } from '@parral/rules';
import { dayIn, weekOf } from '../../formats/estate-day.ts';
import type { Page } from '../../routing/page.ts';
import { readDay } from '../visits/read-day.ts';
import { VisitWeek } from './VisitWeek.tsx';

/** The week of a day, from Monday on; each of its days is that of the day's own page. */
export const visitWeekPage: Page = {
  route: 'visits/week',
  access: 'signed_in',
  right: 'visits:read',
  async show({ api, brands, query, language, words }) {
    const asked = dayIn(query.get('day'));
    const today = estateDay(new Date());
    const days = await Promise.all(weekOf(asked === '' ? today : asked).map((day) => readDay({ api, brands }, day)));
    return { title: words('office/visit-week')('title'), body: <VisitWeek days={days} language={language} today={today} /> };
  },
};
