import { translator } from '@parral/site';
import type { BlockProps } from '@parral/site/server';
import type { VisitListData } from './load.server.ts';
import messages from './messages.ts';
import { Timetable } from './Timetable.tsx';
import { VisitCards } from './VisitCards.tsx';

/** The estate's visits: ruled like a timetable, or in oria as fields of colour in falling heights. */
export default function VisitList({ data, language, brand }: BlockProps<Record<string, never>, VisitListData>) {
  const parts = { ...data, language, t: translator(messages[language], language) };
  return brand === 'oria' ? <VisitCards {...parts} /> : <Timetable {...parts} />;
}
