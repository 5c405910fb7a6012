import { useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps, LookProps } from '@parral/site/render';
import type { Visits } from '../../visits/brand-visits.ts';
import type block from './block.ts';
import { Timetable } from './Timetable.tsx';
import { VisitCards } from '../../visits/VisitCards.tsx';

/** The estate's visits: ruled like a timetable, or as fields of colour in falling heights. */
export default function VisitList({ data, language, variants }: BlockProps<BlockAttributes<typeof block>, Visits> & LookProps) {
  const parts = { ...data, language, t: useWords('blocks/visits') };
  return variants.visits === 'cards' ? <VisitCards {...parts} /> : <Timetable {...parts} />;
}
