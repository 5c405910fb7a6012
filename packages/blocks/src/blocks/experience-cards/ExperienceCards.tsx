import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { useWords } from '@parral/site/words';
import type { Visits } from '../../visits/brand-visits.ts';
import { VisitCards } from '../../visits/VisitCards.tsx';
import type block from './block.ts';

/** Visits as cards (specification section 1, experience cards): picture, name, how long and from what price; the card leads to the booking. */
export default function ExperienceCards({ data, language }: BlockProps<BlockAttributes<typeof block>, Visits>) {
  return <VisitCards {...data} language={language} t={useWords('blocks/visits')} />;
}
